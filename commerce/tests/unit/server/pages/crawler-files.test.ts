import { describe, expect, it } from 'vitest'
import { renderRobotsTxt } from '../../../../src/server/pages/crawler-files'

describe('files for crawlers', () => {
  it('close Medusa, but neither the apps nor what pages read', () => {
    const rules = renderRobotsTxt('https://shop.example').split('\n')
    const closes = (path: string) =>
      rules.some((rule) => {
        const prefix = /^Disallow: (.*)$/.exec(rule)?.[1]
        if (prefix === undefined) return false
        return prefix.endsWith('$') ? path === prefix.slice(0, -1) : path.startsWith(prefix)
      })
    for (const path of ['/app', '/app/login', '/admin', '/api/orders', '/store/carts', '/auth/user'])
      expect(closes(path), path).toBe(true)
    for (const path of ['/', '/apps', '/shop', '/product/donuts', '/static/js/a.js'])
      expect(closes(path), path).toBe(false)
    expect(rules).toContain('Allow: /api/products')
    expect(rules).toContain('Sitemap: https://shop.example/sitemap.xml')
  })
})
