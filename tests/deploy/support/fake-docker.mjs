#!/usr/bin/env node
// Docker as far as the scripts of deploy/ call it: images are names, services run one of them. What it has is in the file
// FAKE_DOCKER, which also says what goes wrong: {images, services, broken, refused, version, hasIpv6}.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.env.FAKE_DOCKER ?? ''
const state = JSON.parse(readFileSync(file, 'utf8'))
const args = process.argv.slice(2)
const format = args[args.indexOf('-f') + 1]
const command = args
  .filter(
    (arg, i) =>
      !['--project-directory', '-f'].includes(arg) &&
      !['--project-directory', '-f'].includes(args[i - 1] ?? ''),
  )
  .join(' ')

/** @param {number} code */
function end(code) {
  state.calls.push(command)
  writeFileSync(file, JSON.stringify(state))
  process.exit(code)
}

if (state.refused.some((/** @type {string} */ pattern) => new RegExp(pattern).test(command))) end(1)
if (command === 'version') console.log(state.version)
if (command.startsWith('network inspect')) console.log(state.hasIpv6)
const tag = /^tag (\S+) (\S+)$/.exec(command)
if (command.startsWith('build')) state.images['atelier-steinbock:next'] = 'new'
else if (command === 'compose build postgres') state.images['atelier-steinbock-postgres'] = 'new'
else if (command.startsWith('image inspect')) {
  const image = state.images[args.at(-1) ?? '']
  console.log(image)
  end(image === undefined ? 1 : 0)
} else if (tag !== null) {
  const image = state.images[tag[1] ?? ''] ?? Object.values(state.images).find((id) => id === tag[1])
  if (image === undefined) end(1)
  state.images[tag[2] ?? ''] = image
} else if (command.startsWith('compose ps -q')) console.log(args.at(-1))
else if (command.startsWith('inspect') && format === '{{.Image}}') {
  const image = state.services[args.at(-1) ?? '']
  console.log(image)
  end(image === undefined ? 1 : 0)
} else if (command.startsWith('inspect'))
  console.log(state.services[args.at(-1) ?? ''] === undefined ? 'starting' : 'healthy')
else if (command.startsWith('compose up')) {
  const service = args.at(-1) ?? ''
  const image =
    state.images[service === 'backup' ? 'atelier-steinbock-postgres' : 'atelier-steinbock:current']
  const isBroken = state.broken.includes(`${image} as ${service}`)
  state.services[service] = isBroken ? undefined : image
  end(isBroken ? 1 : 0)
}
end(0)
