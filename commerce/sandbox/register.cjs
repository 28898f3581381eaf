// Loads the TypeScript of this folder without a build: swc through ts-node, from any working directory.
const { join } = require('node:path')

require('ts-node').register({ project: join(__dirname, '..', 'tsconfig.json'), transpileOnly: true })
