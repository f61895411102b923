import { CallFailed, isProblem, refusal, refusalOnTheWay, type Failure } from "../../domain/failure.ts";

type Answered<Data> = { data?: Data; error?: unknown; response: Response };
/** What an answer always has by the contract: a list its length, anything else the fields that are neither optional nor null. */
type Required<Data> = Data extends readonly unknown[]
  ? "length"
  : {
      [Name in keyof Data]-?: undefined extends Data[Name] ? never : null extends Data[Name] ? never : Name;
    }[keyof Data];
/** At least one name, where there is one. */
type Names<Data> = [Required<Data>] extends [never] ? [] : [Required<Data> & keyof Data, ...(keyof Data)[]];

/**
 * The body of a successful call.
 * @param required by what it is known, of what it always has by the contract: a success without it comes from somebody
 *   between us and the service, as a hotel's page to sign in by
 * @throws CallFailed for everything else (spec §8: all errors are rethrown); an abort is rethrown as it is
 */
export async function answer<Data>(call: Promise<Answered<Data>>, ...required: Names<Data>): Promise<Data> {
  return (await agedAnswer(call, ...required)).data;
}

/**
 * The body of a successful call like {@link answer}, and the `Age` that the service gives what it repeats (RFC 9111 §5.1),
 * in milliseconds: whole seconds, rounded up. What the body counts in seconds began so long ago.
 */
export async function agedAnswer<Data>(
  call: Promise<Answered<Data>>,
  ...required: Names<Data>
): Promise<{ data: Data; ageMs: number }> {
  const { data, error, response } = await parsed(call);
  if (response.ok && data !== undefined && required.every((name: keyof Data) => data?.[name] != null)) {
    return { data, ageMs: (Number(response.headers.get("Age")) || 0) * 1000 };
  }
  throw new CallFailed(failureIn(error, response.status));
}

async function parsed<Data>(call: Promise<Answered<Data>>): Promise<Answered<Data>> {
  try {
    return await call;
  } catch (error) {
    // What is no JSON under a JSON content type is outside of the contract.
    if (error instanceof SyntaxError) throw new CallFailed({ kind: "broken" });
    throw error;
  }
}

function failureIn(body: unknown, status: number): Failure {
  if (status < 400 || status >= 500) return { kind: "broken" };
  return isProblem(body) ? refusal(status, body) : refusalOnTheWay(status);
}
