import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')
const shipped = locked.filter(([, { dev }]) => dev !== true)

test('every package that the product is made of is locked to its bytes, and runs nothing when it is installed', () => {
  expect(shipped.map(([path]) => path)).toEqual(
    expect.arrayContaining(['node_modules/react', 'node_modules/react-router', 'node_modules/three']),
  )
  for (const [path, { integrity, hasInstallScript }] of shipped) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(hasInstallScript, path).toBeUndefined()
  }
})

test('a package without a hash is a tool’s binary for another kind of machine, and no more', () => {
  for (const [path, { integrity, optional, dev, os }] of locked)
    if (integrity === undefined)
      expect({ path, optional, dev, isForOneSystem: os !== undefined }).toEqual({
        path,
        optional: true,
        dev: true,
        isForOneSystem: true,
      })
})

test('no package is tied to the registry that it came from', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})
