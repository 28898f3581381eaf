import { npmRun, type Step } from './lib/run-steps.ts'

export const CHECKS = {
  formatting: { name: 'formatting', short: 'formatting', command: npmRun('check:format') },
  lint: { name: 'lint', short: 'lint', command: npmRun('check:lint') },
  types: { name: 'types', short: 'types', command: npmRun('check:types') },
  imports: { name: 'imports', short: 'imports', command: npmRun('check:imports') },
  deadCode: { name: 'dead code', short: 'dead code', command: npmRun('check:dead') },
  unit: { name: 'unit and component tests', short: 'unit', command: npmRun('test:unit') },
  budgets: { name: 'bundle budgets', short: 'budgets', command: npmRun('check:budgets') },
} satisfies Record<string, Step>
