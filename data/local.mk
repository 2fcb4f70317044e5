# Help and rules pages, the banner, the sample configuration, schema, unit.
