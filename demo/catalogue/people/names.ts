import type { Localized } from "../../../domain/language.ts";
import { localized } from "../text.ts";

export type Gender = "woman" | "man";
/** Given names of both genders, and surnames as women and men bear them. */
export type NameBook = {
  given: Readonly<Record<Gender, readonly Localized[]>>;
  surnames: Readonly<Record<Gender, readonly Localized[]>>;
};

type Spelling = readonly [ru: string, kz: string, en: string];

const spell = (spellings: readonly Spelling[]) => spellings.map(([ru, kz, en]) => localized(ru, kz, en));
/** Surnames in -ов, -ев, -ин: men's as written, women's with an -а in each language. */
const gendered = (spellings: readonly Spelling[]) => ({
  man: spell(spellings),
  woman: spell(spellings.map(([ru, kz, en]) => [`${ru}а`, `${kz}а`, `${en}a`])),
});

export const kazakhNames: NameBook = {
  given: {
    woman: spell([
      ["Айгерим", "Айгерім", "Aigerim"],
      ["Динара", "Динара", "Dinara"],
      ["Сауле", "Сәуле", "Saule"],
      ["Жанна", "Жанна", "Zhanna"],
      ["Асель", "Әсел", "Assel"],
      ["Гульнур", "Гүлнұр", "Gulnur"],
      ["Назерке", "Назерке", "Nazerke"],
      ["Аружан", "Аружан", "Aruzhan"],
      ["Мадина", "Мадина", "Madina"],
      ["Айжан", "Айжан", "Aizhan"],
      ["Жулдыз", "Жұлдыз", "Zhuldyz"],
      ["Карлыгаш", "Қарлығаш", "Karlygash"],
      ["Бибигуль", "Бибігүл", "Bibigul"],
      ["Индира", "Индира", "Indira"],
      ["Камшат", "Қамшат", "Kamshat"],
      ["Маржан", "Маржан", "Marzhan"],
      ["Перизат", "Перизат", "Perizat"],
      ["Толганай", "Толғанай", "Tolganai"],
      ["Улжан", "Ұлжан", "Ulzhan"],
      ["Шолпан", "Шолпан", "Sholpan"],
      ["Ботагоз", "Ботагөз", "Botagoz"],
      ["Меруерт", "Меруерт", "Meruyert"],
      ["Айнура", "Айнұр", "Ainura"],
      ["Жанар", "Жанар", "Zhanar"],
      ["Лаура", "Лаура", "Laura"],
      ["Сабина", "Сабина", "Sabina"],
    ]),
    man: spell([
      ["Ерлан", "Ерлан", "Yerlan"],
      ["Нурлан", "Нұрлан", "Nurlan"],
      ["Алихан", "Әлихан", "Alikhan"],
      ["Бекзат", "Бекзат", "Bekzat"],
      ["Данияр", "Данияр", "Daniyar"],
      ["Санжар", "Санжар", "Sanzhar"],
      ["Тимур", "Тимур", "Timur"],
      ["Арман", "Арман", "Arman"],
      ["Ерасыл", "Ерасыл", "Yerassyl"],
      ["Жандос", "Жандос", "Zhandos"],
      ["Мирас", "Мирас", "Miras"],
      ["Олжас", "Олжас", "Olzhas"],
      ["Рустем", "Рүстем", "Rustem"],
      ["Диас", "Диас", "Dias"],
    ]),
  },
  surnames: gendered([
    ["Ахметов", "Ахметов", "Akhmetov"],
    ["Нурланов", "Нұрланов", "Nurlanov"],
    ["Сапаров", "Сапаров", "Saparov"],
    ["Касымов", "Қасымов", "Kassymov"],
    ["Оспанов", "Оспанов", "Ospanov"],
    ["Тлеубаев", "Тілеубаев", "Tleubayev"],
    ["Жумабаев", "Жұмабаев", "Zhumabayev"],
    ["Сейтов", "Сейітов", "Seitov"],
    ["Ибраимов", "Ибраимов", "Ibraimov"],
    ["Мусаев", "Мұсаев", "Mussayev"],
    ["Калиев", "Қалиев", "Kaliyev"],
    ["Бекенов", "Бекенов", "Bekenov"],
    ["Абдрахманов", "Әбдірахманов", "Abdrakhmanov"],
    ["Байжанов", "Байжанов", "Baizhanov"],
    ["Ермеков", "Ермеков", "Yermekov"],
    ["Искаков", "Ысқақов", "Iskakov"],
    ["Кенжебаев", "Кенжебаев", "Kenzhebayev"],
    ["Омаров", "Омаров", "Omarov"],
    ["Рахимов", "Рахымов", "Rakhimov"],
    ["Толегенов", "Төлегенов", "Tolegenov"],
    ["Утегенов", "Өтегенов", "Utegenov"],
    ["Шарипов", "Шәріпов", "Sharipov"],
  ]),
};

const slavicGiven = {
  woman: spell([
    ["Мария", "Мария", "Maria"],
    ["Ольга", "Ольга", "Olga"],
    ["Елена", "Елена", "Yelena"],
    ["Наталья", "Наталья", "Natalya"],
    ["Анна", "Анна", "Anna"],
    ["Светлана", "Светлана", "Svetlana"],
    ["Виктория", "Виктория", "Viktoria"],
    ["Юлия", "Юлия", "Yulia"],
    ["Екатерина", "Екатерина", "Yekaterina"],
    ["Ксения", "Ксения", "Xenia"],
    ["Алина", "Алина", "Alina"],
    ["Дарья", "Дарья", "Darya"],
  ]),
  man: spell([
    ["Артём", "Артём", "Artyom"],
    ["Денис", "Денис", "Denis"],
    ["Максим", "Максим", "Maxim"],
    ["Никита", "Никита", "Nikita"],
    ["Павел", "Павел", "Pavel"],
    ["Роман", "Роман", "Roman"],
    ["Сергей", "Сергей", "Sergey"],
    ["Владислав", "Владислав", "Vladislav"],
  ]),
};

const slavic: NameBook = {
  given: slavicGiven,
  surnames: gendered([
    ["Иванов", "Иванов", "Ivanov"],
    ["Кузнецов", "Кузнецов", "Kuznetsov"],
    ["Соколов", "Соколов", "Sokolov"],
    ["Морозов", "Морозов", "Morozov"],
    ["Волков", "Волков", "Volkov"],
    ["Лебедев", "Лебедев", "Lebedev"],
    ["Ковалёв", "Ковалёв", "Kovalyov"],
    ["Никитин", "Никитин", "Nikitin"],
    ["Захаров", "Захаров", "Zakharov"],
    ["Фролов", "Фролов", "Frolov"],
  ]),
};

const koreanSurnames = spell([
  ["Ким", "Ким", "Kim"],
  ["Пак", "Пак", "Pak"],
  ["Цой", "Цой", "Tsoy"],
  ["Ли", "Ли", "Li"],
  ["Тен", "Тен", "Ten"],
  ["Хегай", "Хегай", "Khegay"],
  ["Югай", "Югай", "Yugay"],
]);
const korean: NameBook = { given: slavicGiven, surnames: { woman: koreanSurnames, man: koreanSurnames } };

const uighur: NameBook = {
  given: {
    woman: spell([
      ["Гульнара", "Гүлнара", "Gulnara"],
      ["Патигуль", "Патигүл", "Patigul"],
      ["Мунира", "Мүнира", "Munira"],
      ["Рошангуль", "Рошангүл", "Roshangul"],
      ["Зульфия", "Зүлфия", "Zulfiya"],
      ["Рена", "Рена", "Rena"],
    ]),
    man: spell([
      ["Ильяр", "Ілияр", "Ilyar"],
      ["Дильмурат", "Ділмұрат", "Dilmurat"],
      ["Руслан", "Руслан", "Ruslan"],
      ["Шавкат", "Шавкат", "Shavkat"],
    ]),
  },
  surnames: gendered([
    ["Розиев", "Розиев", "Roziyev"],
    ["Исмаилов", "Исмаилов", "Ismailov"],
    ["Турдиев", "Турдиев", "Turdiyev"],
    ["Хамраев", "Хамраев", "Khamrayev"],
    ["Юсупов", "Жүсіпов", "Yusupov"],
  ]),
};

/** Peoples of Kazakhstan, a book as often as one meets it. */
export const nameBooks: readonly NameBook[] = [
  ...Array.from({ length: 5 }, () => kazakhNames),
  slavic,
  slavic,
  korean,
  uighur,
];
