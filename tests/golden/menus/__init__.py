"""What every menu says, item by item, kept and read."""
