// Loads this folder's TypeScript without a build, by swc through ts-node, from any working directory.
const { join } = require('node:path')

require('ts-node').register({ project: join(__dirname, '..', 'tsconfig.json'), transpileOnly: true })
