import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')
const shipped = locked.filter(([, { dev }]) => dev !== true)

test('every shipped package is locked by a hash and has no install script', () => {
  expect(shipped.map(([path]) => path)).toEqual(
    expect.arrayContaining(['node_modules/react', 'node_modules/react-router', 'node_modules/three']),
  )
  for (const [path, { integrity, hasInstallScript }] of shipped) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(hasInstallScript, path).toBeUndefined()
  }
})

test('a package without a hash is an optional development binary for one platform', () => {
  for (const [path, { integrity, optional, dev, os }] of locked)
    if (integrity === undefined)
      expect({ path, optional, dev, isForOneSystem: os !== undefined }).toEqual({
        path,
        optional: true,
        dev: true,
        isForOneSystem: true,
      })
})

test('the binaries of every platform are listed, without which npm ci refuses the lockfile', () => {
  const named = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
  expect(named.filter((name) => !locked.some(([path]) => path.endsWith(`node_modules/${name}`)))).toEqual([])
})

test('the lockfile has no registry address', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})
