"""What the commands of ``paroli`` do, and how they talk to the person who typed them."""
