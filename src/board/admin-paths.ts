/** Paths of Medusa's admin, which is an application of its own and no page of this site. */
export const adminPaths = {
  home: '/app',
  invite: '/app/settings/users/invite',
  order: (id: string) => `/app/orders/${encodeURIComponent(id)}`,
  product: (id: string) => `/app/products/${encodeURIComponent(id)}`,
}
