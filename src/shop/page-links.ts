export function getPageLinks(number: number, count: number): (number | undefined)[] {
  const wanted = [1, number - 1, number, number + 1, count].filter((page) => page >= 1 && page <= count)
  const links: (number | undefined)[] = []
  let before = 0
  for (const page of [...new Set(wanted)].toSorted((a, b) => a - b)) {
    // A single page takes no more room than the ellipsis.
    if (page - before === 2) links.push(before + 1)
    else if (page - before > 2) links.push(undefined)
    links.push(page)
    before = page
  }
  return links
}
