/** What is said around a wish in Russian, Kazakh and English, and names nothing that is wished for. */
export const emptyWords = `
  хочу хочется нужен нужна нужно нужны надо где как найти ищу сделать сделаю делать записаться записать запишите запись
  забронировать бронь рядом близко возле около недалеко со мной мне меня во на для из или по от до
  жасау жасату жасатамын жасаймын жасатқым жазылу жазыламын жазылғым келеді керек қайда қалай іздеу іздеймін маған маңда
  жақын жерде жанында үшін және немесе
  want need would like to book booking appointment get find make do where near nearby me my an the for in at on of and or with`;
