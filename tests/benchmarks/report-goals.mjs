/** @typedef {{ what: string, goal: string, measured: string, isMet: boolean | undefined }} Goal without a verdict where nothing is asked for */

/**
 * Prints one line for each goal: what was measured, what is asked for, and whether it was met.
 * @param {readonly Goal[]} goals
 * @returns {boolean} whether none was missed
 */
export function reportGoals(goals) {
  console.log(formatGoalTable(goals))
  return goals.every(({ isMet }) => isMet !== false)
}

/** @param {readonly Goal[]} goals */
function formatGoalTable(goals) {
  const rows = goals.map(({ what, goal, measured, isMet }) => [
    what,
    measured,
    goal,
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ])
  const all = [['', 'measured', 'goal', ''], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}
