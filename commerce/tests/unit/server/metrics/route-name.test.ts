import { describe, expect, it } from 'vitest'
import { toRouteName } from '../../../../src/server/metrics/route-name'

describe('what a path is called in metrics', () => {
  it.each([
    ['/', 'page:home'],
    ['/product/crying-skull', 'page:product'],
    ['/admin', 'page:admin'],
    ['/admin/orders/order_1', 'staff-api'],
    ['/app', 'staff-admin'],
    ['/app/orders', 'staff-admin'],
    ['/auth/user/emailpass', 'auth'],
    ['/api/stripe-webhook', 'api:stripe-webhook'],
    ['/api/constructor', 'api:other'],
    ['/static/js/main.abcdef12.js', 'file'],
    ['/media/uploads/a.webp', 'upload'],
    ['/health', 'health'],
    ['/shop/', 'other'],
    ['/.env', 'other'],
    ['/*', 'other'],
  ])('%s is %s', (path, name) => {
    expect(toRouteName(path)).toBe(name)
  })
})
