import { limits } from "./limits.ts";
import { passwordLength } from "./password-length.ts";
import { parsePhone, type Phone } from "./phone.ts";

/** What is tried first, of eight characters and more. */
const common = new Set(
  `12345678 123456789 1234567890 0123456789 12345678910 123123123 1234512345 12341234 87654321 987654321 9876543210
   0987654321 11223344 1122334455 12344321 123454321 147258369 159753159 789456123 qwertyui qwertyuiop qwerty12
   qwerty123 qwerty1234 qwerty12345 qwerty123456 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc
   zaq12wsx asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 password password1 password12 password123 passw0rd p@ssw0rd
   p@ssword pa$$word iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 whatever
   letmein1 welcome1 welcome123 admin123 admin1234 administrator changeme changeme123 computer internet abcd1234
   abc12345 abcdefgh aa123456 a1234567 a12345678 a123456789 google123 samsung1 michelle jennifer liverpool chelsea1
   йцукенгш йцукенгшщз йцукен12 йцукен123 фывапролд пароль123 парольпароль привет123 любимая1 казахстан қазақстан
   kazakhstan kazahstan astana2024 astana2025 astana2026 almaty2024 almaty2025 almaty2026 kezek123 kezek1234 salon123
   qwertyqwerty 1234qwer qwer1234 asdf1234 zxcv1234 pokemon1 dragon12 monkey12 shadow12 master12`.split(/\s+/),
);

/** Whether a password is short, tried first, one character over and over, or the phone that it is for. */
export function isWeakPassword(password: string, phone: Phone | null): boolean {
  const characters = [...password.normalize("NFC").toLowerCase()];
  const typedPhone = parsePhone(password);
  return (
    passwordLength(password) < limits.passwordCharacters ||
    new Set(characters).size === 1 ||
    common.has(characters.join("")) ||
    (typedPhone.ok && typedPhone.phone === phone)
  );
}
