import type { Centavos } from '../../dinheiro.ts';
import { semAcentos } from '../sem-acentos.ts';
import { crc16 } from './crc16.ts';
import { lerTlv, tlv } from './tlv.ts';
import { centavosDoValor, valorDosCentavos } from './valor.ts';

/*
 * "Pix Copia e Cola", and what stands in the QR code: EMV's fields as the BCB's Manual de Padrões para Iniciação do Pix lays them out.
 */

const PIX = 'br.gov.bcb.pix';
/** In the place of a txid: none, or the one that the bank keeps. */
const SEM_TXID = '***';
const NOME_MAXIMO = 25;
const CIDADE_MAXIMA = 15;
const URL_MAXIMA = 77;
const TXID_ESTATICO = /^[a-zA-Z0-9]{1,25}$/;

/** Who is paid, as the payer's bank shows it before the key is looked up. */
interface Recebedor {
  nome: string;
  cidade: string;
}
export interface PixEstatico extends Recebedor {
  /** As `lerChavePix` gives it. */
  chave: string;
  /** Left out: the payer chooses. */
  centavos?: Centavos;
  /** Ours, up to 25 letters and digits (`referenciaDoPagamento`): comes back with the money. */
  txid?: string;
  /** What the payer reads, cut where no more fits beside the key. */
  mensagem?: string;
}
export interface PixDinamico extends Recebedor {
  /** Where the payer's bank reads the charge, without scheme: the `location` that the bank gave. */
  location: string;
}

export type LeituraDoPix =
  | { ok: true; pix: PixLido }
  /** As people read it. */
  | { ok: false; problema: string };
export type PixLido = Recebedor & {
  centavos: Centavos | null;
  txid: string | null;
} & ({ tipo: 'estatico'; chave: string; mensagem: string | null } | { tipo: 'dinamico'; location: string });

/** A code that is good as often as it is paid. @throws RangeError for a txid or amount that no code can have */
export function montarPixEstatico({
  chave,
  centavos,
  txid,
  mensagem = '',
  ...recebedor
}: PixEstatico): string {
  if (txid !== undefined && !TXID_ESTATICO.test(txid)) throw new RangeError(`not a static txid: ${txid}`);
  if (centavos !== undefined && centavos < 1) throw new RangeError(`no Pix is of ${centavos} centavos`);
  const conta = tlv('00', PIX) + tlv('01', chave);
  const cabe = 99 - conta.length - 4;
  const aviso = semAcentos(mensagem).slice(0, Math.max(0, cabe)).trim();
  return fechar([
    tlv('00', '01'),
    tlv('26', conta + (aviso === '' ? '' : tlv('02', aviso))),
    ...meio(recebedor, centavos),
    tlv('62', tlv('05', txid ?? SEM_TXID)),
  ]);
}

/** The code of a charge that a bank keeps. @throws RangeError when the location is longer than 77 characters or has a scheme */
export function montarPixDinamico({ location, ...recebedor }: PixDinamico): string {
  if (location.length > URL_MAXIMA || location.includes('://'))
    throw new RangeError(`not a location: ${location}`);
  return fechar([
    tlv('00', '01'),
    tlv('01', '12'),
    tlv('26', tlv('00', PIX) + tlv('25', location)),
    ...meio(recebedor),
    tlv('62', tlv('05', SEM_TXID)),
  ]);
}

/** Reads a code as it was copied. */
export function lerPix(texto: string): LeituraDoPix {
  const codigo = texto.trim();
  const recusa = (problema: string): LeituraDoPix => ({ ok: false, problema });
  if (!/^000201/.test(codigo) || !/6304[0-9A-Fa-f]{4}$/.test(codigo))
    return recusa('isto não é um código Pix inteiro: copie de novo, do começo ao fim');
  if (crc16(codigo.slice(0, -4)) !== codigo.slice(-4).toUpperCase())
    return recusa('o código Pix foi alterado ou cortado: copie de novo');
  const campos = lerTlv(codigo);
  const conta = campos && contaPix(campos);
  if (!campos || !conta) return recusa('este código não é de um Pix');
  const valor = campos.get('54');
  const centavos = valor === undefined ? null : centavosDoValor(valor.includes('.') ? valor : `${valor}.00`);
  if (valor !== undefined && centavos === null) return recusa('o valor deste código Pix não se lê');
  const txid = lerTlv(campos.get('62') ?? '')?.get('05') ?? SEM_TXID;
  const comum = {
    nome: campos.get('59') ?? '',
    cidade: campos.get('60') ?? '',
    centavos,
    txid: txid === SEM_TXID ? null : txid,
  };
  const location = conta.get('25');
  if (location !== undefined) return { ok: true, pix: { tipo: 'dinamico', location, ...comum } };
  const chave = conta.get('01');
  if (chave === undefined) return recusa('este código Pix não diz a quem pagar');
  return { ok: true, pix: { tipo: 'estatico', chave, mensagem: conta.get('02') ?? null, ...comum } };
}

/** Of the templates 26 to 51 the one that is Pix's. */
function contaPix(campos: ReadonlyMap<string, string>): Map<string, string> | null {
  for (let id = 26; id <= 51; id++) {
    const conta = lerTlv(campos.get(String(id)) ?? '');
    if (conta?.get('00')?.toLowerCase() === PIX) return conta;
  }
  return null;
}

const meio = ({ nome, cidade }: Recebedor, centavos?: Centavos): string[] => [
  tlv('52', '0000'),
  tlv('53', '986'),
  ...(centavos === undefined ? [] : [tlv('54', valorDosCentavos(centavos))]),
  tlv('58', 'BR'),
  tlv('59', cortar(nome, NOME_MAXIMO)),
  tlv('60', cortar(cidade, CIDADE_MAXIMA)),
];
/** Never empty: a code without name or city is refused by some banks. */
const cortar = (texto: string, maximo: number): string =>
  semAcentos(texto).slice(0, maximo).trim().toUpperCase() || 'NAO INFORMADO'.slice(0, maximo);
const fechar = (campos: readonly string[]): string => {
  const semCrc = `${campos.join('')}6304`;
  return semCrc + crc16(semCrc);
};
