/** Loaded before the server (`node --import`): responds to each message with the CPU time of its event loop so far. */
process.on('message', () => {
  const { user, system } = process.threadCpuUsage();
  process.send?.({ milliseconds: (user + system) / 1000 });
});
// The channel alone must not keep the process running.
process.channel?.unref();
// A killed test run must not leave a running server.
process.once('disconnect', () => process.exit(1));
