// Loaded into each service ahead of its own code: a service whose launcher was killed has nobody to stop it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
