/** Imported before a measured server: responds to its parent with the CPU time or the memory of the process. */
process.on('message', (asked) => process.send?.(asked === 'memory' ? process.memoryUsage() : process.cpuUsage()));
// The channel alone must not keep a server running.
process.channel?.unref();
