/** SQL: what a service `s` costs at most by one of its masters `m` (of master_services), who may have a price of their own. */
export const ownPriceMax = `case when m.price is null then coalesce(s.price_max, s.price)
                             else coalesce(m.price_max, m.price) end`;
