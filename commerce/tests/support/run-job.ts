import type { ServerProcess } from './server-process'

export type JobQuestion = { id: number; job: string }
export type JobAnswer = { id: number; error?: string }

let questions = 0

/** Has a server run a job of src/jobs now, so that no test waits for its schedule; resolves once it is done. */
export async function runJob({ server }: { server: () => ServerProcess }, job: string): Promise<void> {
  const { channel } = server()
  const id = questions++
  const { error } = await new Promise<JobAnswer>((resolve, reject) => {
    const handleMessage = (answer: JobAnswer) => {
      if (answer.id === id) end(() => resolve(answer))
    }
    const fail = () => end(() => reject(new Error(`The server has ended before ${job} was done`)))
    const end = (settle: () => void) => {
      channel.off('message', handleMessage).off('exit', fail)
      settle()
    }
    channel.on('message', handleMessage).on('exit', fail)
    channel.send({ id, job } satisfies JobQuestion)
  })
  if (error !== undefined) throw new Error(`${job} failed: ${error}`)
}
