/** Loaded before the server (`node --import`): answers each message with what its event loop has cost so far. */
process.on('message', () => {
  const { user, system } = process.threadCpuUsage();
  process.send?.({ milliseconds: (user + system) / 1000 });
});
// The channel alone keeps nobody running.
process.channel?.unref();
// A run that was killed leaves no server behind.
process.once('disconnect', () => process.exit(1));
