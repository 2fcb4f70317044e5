/*
 * EACH applies a macro to each of several arguments: EACH(MACRO, of, a, b) is MACRO(of, a),
 * MACRO(of, b). There may be at most 64 arguments after `of`, or none.
 */
#pragma once

#define EACH(macro, of, ...) __VA_OPT__(EACH_64(EACH_NEXT(macro, of, __VA_ARGS__)))
#define EACH_NEXT(macro, of, one, ...)                                                             \
    macro(of, one) __VA_OPT__(, EACH_LATER EACH_NOTHING(macro, of, __VA_ARGS__))
/* A macro does not expand within itself. So EACH_NEXT leaves EACH_LATER (), which becomes EACH_NEXT
 * when the text is read again. EACH_64 has it read at least 64 times. */
#define EACH_LATER() EACH_NEXT
#define EACH_NOTHING ()
#define EACH_64(...) EACH_16(EACH_16(EACH_16(EACH_16(__VA_ARGS__))))
#define EACH_16(...) EACH_4(EACH_4(EACH_4(EACH_4(__VA_ARGS__))))
#define EACH_4(...)  EACH_1(EACH_1(EACH_1(EACH_1(__VA_ARGS__))))
#define EACH_1(...)  __VA_ARGS__
