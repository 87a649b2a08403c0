/**
 * Imported before a measured server: answers its parent with the CPU time that the process has used, or with its memory.
 */
process.on('message', (asked) => process.send?.(asked === 'memory' ? process.memoryUsage() : process.cpuUsage()));
// The channel alone does not keep a server running that wants to end.
process.channel?.unref();
