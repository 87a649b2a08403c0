/** Imported before a measured server: answers each message of its parent with the CPU time that the process has used. */
process.on('message', () => process.send?.(process.cpuUsage()));
// The channel alone does not keep a server running that wants to end.
process.channel?.unref();
