// Loaded into each service before its own code: ends a service whose launcher was killed, as nobody else would.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
