import { randomInt, randomUUID } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';
import type { CampoDescrito, CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import type { Locator, Page } from 'playwright';
import { cpfNovo } from '../cpf-novo.ts';

const COMECO = 'Amostra';

/** Words without a digit: some kinds' names must say nothing of whose they are. */
export const palavra = (comeco = COMECO): string =>
  `${comeco} ${randomUUID()
    .replace(/\W/g, '')
    .replace(/\d/g, (n) => 'ghijklmnop'[Number(n)]!)
    .slice(0, 12)}`;

type Esquema = Record<string, unknown> & { properties?: Record<string, Esquema>; items?: Esquema };

/** Of what has check digits or a form of its own, by the name that its schema gives it. */
const FORMATOS: Record<string, () => string> = {
  cpf: cpfNovo,
  cnpj: () => completarDocumento(`${randomInt(1e7, 1e8)}0001`),
  cpfOuCnpj: cpfNovo,
  placa: () => `ABC1D${randomInt(10, 100)}`,
  cep: () => String(randomInt(1e7, 1e8)),
  algarismos: () => String(randomInt(100, 1_000)),
  // Of a bank that has published no rule for its check digits.
  'numero-do-banco': () => '260',
  lista: () => 'veiculo',
  telefone: () => `119${randomInt(1e7, 1e8)}`,
  // Of those that are kept for tests (RFC 2544): nobody's.
  rede: () => `198.18.${randomInt(1, 250)}.${randomInt(1, 250)}`,
  'dentro-de-um-ano': () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16),
  email: () => `${palavra('amostra').replace(' ', '.')}@demo.martelo`,
};

/** Fills in what a form demands, by its labels, as a person would. */
export async function preencher(
  lugar: Page | Locator,
  { campos, escrita }: Pick<RecursoDescrito, 'campos' | 'escrita'>,
  leilaoUid: string,
): Promise<void> {
  const esquema = escrita as Esquema;
  const exigidos = campos.filter((um) => um.escreve && um.obrigatorio);
  // Where none is demanded by itself one of them is: nobody keeps a record of nothing.
  const primeiro = campos.filter((um) => um.escreve && um.tipo === 'texto').slice(0, 1);
  for (const campo of exigidos.length > 0 ? exigidos : primeiro)
    await preencherCampo(lugar, campo, esquema.properties?.[campo.campo], leilaoUid);
}

async function preencherCampo(
  lugar: Page | Locator,
  campo: CampoDescrito,
  esquema: Esquema | undefined,
  leilaoUid: string,
): Promise<void> {
  if (campo.tipo === 'grupo' && campo.lista) return;
  if (campo.tipo === 'grupo') {
    for (const parte of campo.campos.filter(({ obrigatorio }) => obrigatorio))
      await preencherCampo(lugar, parte, undefined, leilaoUid);
    return;
  }
  const entrada = entradaDe(lugar, campo);
  if (campo.opcoes) return void (await entrada.selectOption({ index: 1 }));
  if ((campo as Partial<CampoDoRecurso>).ref && !campo.lista) return escolherUm(lugar, entrada);
  const comForma = FORMATOS[String(esquema?.['x-formato'] ?? esquema?.format)];
  if (comForma !== undefined) return entrada.fill(comForma());
  switch (campo.tipo) {
    case 'booleano':
      return void (await entrada.selectOption('true'));
    case 'inteiro':
    case 'real':
      return entrada.fill(String(campo.minimo ?? 1));
    case 'centavos':
      return entrada.fill('1.234,56');
    case 'data':
      return entrada.fill('2030-12-31');
    case 'instante':
      return entrada.fill('2030-12-31T12:00');
    case 'uid':
      return entrada.fill(campo.campo === 'leilaoUid' ? leilaoUid : randomUUID());
    default:
      return entrada.fill(palavra().slice(0, campo.maximo ?? 60));
  }
}

/** Of what a field names, the first that is found. */
async function escolherUm(lugar: Page | Locator, entrada: Locator): Promise<void> {
  await entrada.click();
  const opcoes = await entrada.getAttribute('aria-controls');
  await lugar.locator(`[id="${opcoes}"] [role=option]:not([aria-disabled=true])`).first().waitFor();
  await entrada.press('Enter');
}

/**
 * Another of what was sent: what may be of one alone is new, and the rest as it was.
 * @param corpo as the form sent it
 */
export function outroIgual(
  { escrita }: Pick<RecursoDescrito, 'escrita'>,
  corpo: Record<string, unknown>,
): Record<string, unknown> {
  const { properties = {} } = escrita as Esquema;
  const outro = ([campo, valor]: [string, unknown]): [string, unknown] => {
    const esquema = properties[campo] ?? {};
    const formato = String(esquema['x-formato'] ?? esquema.format);
    // As people write an instant is not as it is sent.
    if (formato in FORMATOS && formato !== 'dentro-de-um-ano') return [campo, FORMATOS[formato]!()];
    const livre = typeof valor === 'string' && valor.startsWith(COMECO);
    return [campo, livre ? palavra().slice(0, valor.length) : valor];
  };
  return Object.fromEntries(
    Object.entries(corpo)
      .filter(([campo]) => campo !== 'comandoId')
      .map(outro),
  );
}

/** The control of a field, by where it stands in the form. */
export const entradaDe = (lugar: Page | Locator, { campo }: Pick<CampoDescrito, 'campo'>): Locator =>
  lugar.locator(`#campo-${campo.replaceAll('.', '-')}`);

/** A field that is written as people like. */
export const campoLivre = ({ campos, escrita }: RecursoDescrito): CampoDoRecurso | undefined =>
  campos.find(({ campo, tipo, escreve, opcoes, lista, ref }) => {
    const forma = (escrita as Esquema).properties?.[campo] ?? {};
    const comForma = ['pattern', 'format', 'x-formato', 'anyOf'].some((qual) => qual in forma);
    const texto = tipo === 'texto' || tipo === 'paragrafos';
    return escreve && texto && opcoes === null && !lista && ref === null && !comForma;
  });
