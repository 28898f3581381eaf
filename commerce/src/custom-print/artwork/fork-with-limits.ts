import { type ChildProcess, fork } from 'node:child_process'

/**
 * Node limits its heap, but not its time of the processor: the shell does, and then becomes the process. It counts no
 * time in which other processes run. A process that is ended so would leave its memory in a file.
 */
const START = 'ulimit -c 0; ulimit -S -t "$0"; exec "$@"'

type ProcessLimits = { processorSeconds: number; heapMb: number }

/** Starts a module in a process of its own, which SIGXCPU ends once it has used its time of the processor. */
export function forkWithLimits(module: string, { processorSeconds, heapMb }: ProcessLimits): ChildProcess {
  const { PATH = '', NODE_ENV = '' } = process.env
  const nodeArguments = [...process.execArgv, `--max-old-space-size=${heapMb}`]
  return fork(module, [], {
    // The process reads untrusted files, so it gets none of the shop's secrets.
    env: { PATH, NODE_ENV },
    execPath: '/bin/sh',
    execArgv: ['-c', START, String(processorSeconds), process.execPath, ...nodeArguments],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}
