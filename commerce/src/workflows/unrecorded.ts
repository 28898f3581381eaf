import { WorkflowManager } from '@medusajs/framework/orchestration'

/**
 * Has Medusa run a workflow without writing down each of its steps, which is more than a quarter of what an order costs. Only for
 * one whose caller resumes it by itself after a crash, as settling does. Throws where Medusa has no such workflow.
 */
export function runUnrecorded(workflowId: string): void {
  const workflow = WorkflowManager.getWorkflow(workflowId)
  if (workflow === undefined) throw new Error(`Medusa has no workflow ${workflowId}`)
  const { flow_: flow, handlers_: handlers, options, requiredModules, optionalModules } = workflow
  const { retentionTime: _, ...rest } = options
  WorkflowManager.unregister(workflowId)
  WorkflowManager.register(
    workflowId,
    flow,
    handlers,
    { ...rest, store: false },
    requiredModules,
    optionalModules,
  )
}
