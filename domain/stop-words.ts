/** What is said around a wish in Russian, Kazakh and English, and names nothing that is wished for. */
export const stopWords = `
  хочу хочется нужен нужна нужно нужны надо сегодня завтра послезавтра сейчас утром днем вечером срочно недорого дешево
  лучший лучшая лучшие хороший хорошая хорошие цена цены сколько стоит где как найти ищу сделать сделаю делать записаться
  записать запишите запись забронировать бронь рядом близко возле около недалеко со мной мне меня во на для из или по от до
  бүгін ертең қазір таңертең түсте кешке арзан жақсы баға бағасы қанша тұрады жасау жасату жасатамын жасаймын жасатқым
  жазылу жазыламын жазылғым келеді керек қайда қалай іздеу іздеймін маған маңда жақын жерде жанында үшін және немесе
  today tomorrow tonight now morning evening cheap best good price prices want need would like to book booking appointment
  get find make do where near nearby me my an the for in at on of and or with`;
