import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import { uidDaReferencia } from '@martelo/shared/banco/referencia';
import type { BoletoEmitido } from '@martelo/shared/boleto-emitido';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Colecao, Registro } from '../../records/records.ts';

type Guardado = BoletoEmitido & { uid: string; id: number; hotsiteId: number };
export type Boleto = Registro<Guardado>;
type Boletos = Colecao<Guardado>;

/**
 * Whose boleto a bank speaks of: by our own reference first, then by the bank's number (P9), never by name or value. Of the account, and of
 * whichever brand: where two receive by one account its file is of both, and money is the one's whose boleto it is.
 */
export const criarAcharBoleto =
  (boletos: Boletos) =>
  async (
    conta: string,
    { nossaReferencia, nossoNumero }: Pick<Ocorrencia, 'nossaReferencia' | 'nossoNumero'>,
  ): Promise<Boleto | null> => {
    const nosso = nossaReferencia && uidDaReferencia(nossaReferencia);
    const porReferencia = nosso ? await boletos.obter(SISTEMA, nosso) : null;
    if (porReferencia?.conta === conta) return porReferencia;
    for (const numero of comoOBancoEscreve(nossoNumero)) {
      const filtro = { tipo: 'exata', campo: 'nossoNumero.numero', valor: numero } as const;
      for await (const boleto of boletos.percorrer(SISTEMA, { filtros: [filtro] }))
        if (boleto.conta === conta && confere(boleto, nossoNumero)) return boleto;
    }
    return null;
  };

/** Banco do Brasil's agreements of four and six digits have the check digit in the same field as the number. */
const comoOBancoEscreve = (nossoNumero: string): string[] =>
  nossoNumero === '' ? [] : [nossoNumero, nossoNumero.slice(0, -1)].filter((um) => um !== '');
const confere = ({ nossoNumero: { numero, dv } }: Boleto, escrito: string): boolean =>
  escrito === numero || (dv !== '' && escrito === numero + dv);

/** Again when somebody else was faster. */
export const mudarBoleto = (
  boletos: Boletos,
  { uid }: Boleto,
  mudancas: Partial<BoletoEmitido>,
  /** Asked of what is there by then: not changed where it says no. */
  ainda: (atual: BoletoEmitido) => boolean = () => true,
): Promise<void> =>
  deNovoSeMudou(async () => {
    const atual = await boletos.obter(SISTEMA, uid);
    if (atual !== null && ainda(atual))
      await boletos.salvar(SISTEMA, { ...semCarimbos(atual), ...mudancas }, atual.revisao);
  });
