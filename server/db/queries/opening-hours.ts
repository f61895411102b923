const range = (starts: string, ends: string) => `jsonb_build_object('startsMinute', ${starts}, 'endsMinute', ${ends})`;

/** The hours of the firm `f`, as `Hours` of the domain. */
export const openingHours = `
  jsonb_build_object(
    'weekly', coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday) || ${range("h.opens_minute", "h.closes_minute")})
                          from firm_hours h where h.firm_id = f.id), '[]'),
    'special', coalesce((select jsonb_object_agg(h.day, case when h.opens_minute is null then '[]'
                                                             else jsonb_build_array(${range("h.opens_minute", "h.closes_minute")}) end)
                           from firm_special_hours h where h.firm_id = f.id), '{}'))`;

/** The shifts of the master `m`, as `Hours` of the domain: a day off is a date without any. */
export const shifts = `
  jsonb_build_object(
    'weekly', coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday) || ${range("h.starts_minute", "h.ends_minute")})
                          from master_hours h where h.firm_id = m.firm_id and h.master_id = m.id), '[]'),
    'special', coalesce((select jsonb_object_agg(d.day, d.hours)
                           from (select h.day, jsonb_agg(${range("h.starts_minute", "h.ends_minute")}) as hours
                                   from master_special_hours h where h.firm_id = m.firm_id and h.master_id = m.id group by h.day
                                  union all
                                 select o.day, '[]' from master_days_off o where o.firm_id = m.firm_id and o.master_id = m.id) d), '{}'))`;
