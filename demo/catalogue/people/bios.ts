import type { Localized } from "../../../domain/language.ts";
import { localized } from "../text.ts";
import type { ProfessionKey } from "../professions.ts";

/** What masters say of themselves, by profession; two who work side by side need not say the same. */
export const bios: Readonly<Record<ProfessionKey, readonly [Localized, ...Localized[]]>> = {
  stylist: [
    localized(
      "Главное в стрижке — форма, которая ложится сама и не требует часа перед зеркалом. Сначала смотрю, как волосы растут и двигаются, потом берусь за ножницы. В конце покажу, как повторить укладку дома.",
      "Шаш қиюда ең бастысы — өздігінен жатып тұратын пішін: айна алдында бір сағат отырудың қажеті жоқ. Алдымен шаштың қалай өсіп, қалай қозғалатынын қараймын, содан кейін ғана қайшыны аламын. Соңында үйде қалай сәндеуге болатынын көрсетемін.",
      "A good cut falls into place by itself and needs no hour at the mirror. First I look at how your hair grows and moves, then I pick up the scissors. At the end I show you how to style it at home.",
    ),
    localized(
      "Люблю короткие формы и мягкие переходы длины. Работаю неторопливо: между клиентами оставляю время, чтобы всё обсудить. Приносите фотографии — вместе поймём, что подойдёт именно вам.",
      "Қысқа пішіндер мен жұмсақ өтулерді ұнатамын. Асықпай жұмыс істеймін: бәрін талқылап алуға уақыт қалдырамын. Фото әкеліңіз — сізге не жарасатынын бірге шешеміз.",
      "I love short shapes and soft transitions. I work without hurry and leave time to talk everything over. Bring pictures: we will find what suits you.",
    ),
  ],
  colourist: [
    localized(
      "Сложное окрашивание, мягкий рост и здоровые волосы после него. Перед первым окрашиванием всегда делаю тест пряди и честно говорю, за сколько визитов придём к нужному оттенку.",
      "Күрделі бояу, жұмсақ өсу және бояудан кейінгі сау шаш — менің ісім. Алғашқы бояу алдында міндетті түрде бір тұтамда сынап көремін де, қалаған реңкке неше келгенде жететінімізді ашық айтамын.",
      "Complex colour that grows out softly and leaves the hair healthy. Before a first colouring I always test a strand and say honestly how many visits your shade will take.",
    ),
    localized(
      "Моя любовь — тёплые блики и натуральный блонд. Подбираю оттенок под кожу и глаза, а не под моду, и рассказываю, как ухаживать за цветом дома, чтобы он держался дольше.",
      "Жылы реңктер мен табиғи ақсары түсті жақсы көремін. Реңкті сәнге емес, тері мен көзге қарап таңдаймын және түс ұзақ сақталуы үшін үйде қалай күту керегін айтамын.",
      "Warm highlights and natural blonde are what I love. I choose a shade by your skin and eyes, not by fashion, and tell you how to keep the colour longer at home.",
    ),
  ],
  nailMaster: [
    localized(
      "Аккуратная кутикула, ровный блик и покрытие, которое носится три недели. Инструменты проходят полную стерилизацию, крафт-пакет вскрываю при вас. Дизайн можно придумать прямо за столом.",
      "Ұқыпты кутикула, тегіс жылтыр және үш апта ұсталатын жабын. Құралдар толық стерилизациядан өтеді, крафт-пакетті көзіңізше ашамын. Дизайнды үстел басында бірге ойлап табуға болады.",
      "Neat cuticles, an even shine and a coat that lasts three weeks. Tools are fully sterilised, and I open the pouch in front of you. We can think up a design right at the table.",
    ),
    localized(
      "Работаю на короткую и среднюю длину, люблю спокойные оттенки и тонкий френч. Если ноготь сломался, загляните: поправлю между визитами.",
      "Қысқа және орта ұзындықпен жұмыс істеймін, сабырлы реңктер мен жұқа френчті ұнатамын. Тырнағыңыз сынса, кіріп шығыңыз: келесі жазылуға дейін жөндеп беремін.",
      "Short and medium length, calm shades and a thin French line are my favourites. If a nail breaks, drop in: I will mend it between visits.",
    ),
  ],
  browMaster: [
    localized(
      "Брови, которые подходят лицу, а не тренду. Строю форму по вашим чертам, показываю эскиз до начала и берусь за пинцет только после вашего «да».",
      "Сәнге емес, жүзге жарасатын қас. Пішінді бет әлпетіңізге қарай құрып, бастамас бұрын нобайын көрсетемін, сіз «иә» дегеннен кейін ғана іске кірісемін.",
      "Brows that suit the face, not the trend. I build the shape on your features, show a sketch first and start only after your yes.",
    ),
    localized(
      "Ламинирование ресниц и натуральные брови без резких линий. Составы гипоаллергенные; если у вас чувствительная кожа, предупредите — сделаем пробу.",
      "Кірпік ламинациясы және айқын сызықсыз табиғи қас. Құрамдар гипоаллергенді; теріңіз сезімтал болса, ескертіңіз — алдымен сынап көреміз.",
      "Lash lamination and natural brows without hard lines. The formulas are hypoallergenic; if your skin is sensitive, tell me and we will test first.",
    ),
  ],
  visagiste: [
    localized(
      "Макияж, в котором вы остаётесь собой: на съёмку, на свадьбу, на обычный важный день. Слежу, чтобы он дожил до вечера и хорошо смотрелся и на фото, и вживую.",
      "Өзіңізге ұқсап қалатын макияж: түсірілімге, тойға немесе маңызды күнге. Кешке дейін сақталып, фотода да, өмірде де әдемі көрінуін қадағалаймын.",
      "Make-up in which you stay yourself: for a shoot, a wedding or an important day. I see to it that it lasts till evening and looks good in pictures and in life.",
    ),
  ],
  barber: [
    localized(
      "Классика, фейд, борода опасной бритвой. Слушаю, как вы укладываете волосы дома, и стригу так, чтобы форма держалась месяц. Кофе — пока горячее полотенце делает своё дело.",
      "Классика, фейд, сақалды ұстарамен түзету. Шашыңызды үйде қалай жатқызатыныңызды сұрап алып, пішіні бір ай сақталатындай қиямын. Ыстық сүлгі өз ісін істегенше — кофе.",
      "Classics, fades, beards with a straight razor. I ask how you style at home and cut so that the shape holds for a month. Coffee while the hot towel does its work.",
    ),
    localized(
      "Чистые линии и ровный переход — это терпение, а не скорость. Стригу отцов вместе с сыновьями: на двоих можно записаться подряд.",
      "Таза сызық пен тегіс өту — жылдамдық емес, сабыр. Әкелер мен ұлдарды бірге қиямын: екі адамға қатарынан жазылуға болады.",
      "Clean lines and an even fade are patience, not speed. Fathers and sons are welcome together: book two in a row.",
    ),
  ],
  masseur: [
    localized(
      "Спина после офиса, ноги после пробежки, голова после трудной недели. Перед сеансом спрашиваю, где болит и чего делать нельзя, и держу давление там, где вам хорошо.",
      "Кеңседен кейін — арқа, жүгіруден кейін — аяқ, ауыр аптадан кейін — бас. Сеанс алдында қай жер ауыратынын және неге болмайтынын сұраймын, күшті сізге жайлы деңгейде ұстаймын.",
      "Backs after the office, legs after a run, heads after a hard week. Before we begin I ask what hurts and what to avoid, and keep the pressure where it feels right.",
    ),
  ],
  cosmetologist: [
    localized(
      "Сначала осмотр и разговор о коже, потом план: что нужно сейчас, а что подождёт. Не назначаю лишнего и объясняю каждую процедуру простыми словами.",
      "Алдымен теріні қарап, сөйлесеміз, содан кейін жоспар құрамыз: қазір не қажет, не күте тұрады. Артық ештеңе тағайындамаймын, әр емшараны қарапайым тілмен түсіндіремін.",
      "First I look at your skin and we talk, then comes a plan: what is needed now and what can wait. I prescribe nothing unnecessary and explain every treatment in plain words.",
    ),
  ],
  epilationMaster: [
    localized(
      "Быстро, бережно и без разговоров, если вам так спокойнее. Подбираю пасту под кожу и погоду, а после визита пришлю памятку по уходу.",
      "Жылдам, ұқыпты және қаласаңыз — үнсіз. Пастаны тері мен ауа райына қарай таңдаймын, кейін күтім туралы кеңес беремін.",
      "Quick, gentle, and without small talk if you prefer. I choose the paste by your skin and the weather, and leave you with advice on aftercare.",
    ),
  ],
  kidsStylist: [
    localized(
      "Первая стрижка, чёлка перед садиком, косы на утренник. Не тороплю и не уговариваю: машинка-кресло, мультфильм и чуть-чуть терпения делают всё сами.",
      "Алғашқы шаш қию, балабақша алдындағы кекіл, ертеңгілікке арналған бұрым. Асықтырмаймын, мәжбүрлемеймін: көлік-кресло, мультфильм және аздап шыдам бәрін өзі реттейді.",
      "A first haircut, a fringe before nursery, plaits for a party. I never hurry or coax: a car seat, a cartoon and a little patience do the work.",
    ),
  ],
};

/** What some of them offer beside their services. */
export const promotions: Partial<Record<ProfessionKey, { title: Localized; text: Localized }>> = {
  stylist: {
    title: localized("Чёлка в подарок", "Кекіл — сыйлыққа", "A free fringe trim"),
    text: localized(
      "Через три недели после стрижки подровняю чёлку бесплатно — просто позвоните в салон.",
      "Шаш қиюдан үш апта өткен соң кекіліңізді тегін түзетіп беремін — салонға қоңырау шалыңыз.",
      "Three weeks after a cut I trim your fringe for free: just call the salon.",
    ),
  },
  colourist: {
    title: localized("Уход после окрашивания", "Бояудан кейінгі күтім", "Care after colouring"),
    text: localized(
      "К каждому окрашиванию — восстанавливающая маска в подарок.",
      "Әр бояуға қалпына келтіретін маска — сыйлыққа.",
      "A restoring mask is a gift with every colouring.",
    ),
  },
  nailMaster: {
    title: localized("Массаж рук в подарок", "Қол массажы — сыйлыққа", "A free hand massage"),
    text: localized(
      "К маникюру с покрытием — десять минут массажа рук с маслом.",
      "Жабынды маникюрге — он минут маймен қол массажы.",
      "Ten minutes of hand massage with oil come with a manicure with polish.",
    ),
  },
  barber: {
    title: localized("Отец и сын", "Әке мен бала", "Father and son"),
    text: localized(
      "Приходите вдвоём — укладка для младшего в подарок.",
      "Екеуіңіз бірге келіңіз — кішісінің шашын сәндеу сыйлыққа.",
      "Come together, and the younger one’s styling is a gift.",
    ),
  },
};
