import { codigoDoConvite } from '@martelo/shared/convite';
import { ErroMartelo } from '@martelo/shared/erros';
import { CONVITES } from '../../casa/convite.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { RevisaoDesatualizada } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';

type Convite = Awaited<ReturnType<typeof abrir>>;

/** Invitations as who comes by them meets them. Whatever is wrong with one, the answer is the same: it is good no more. */
export interface Convites {
  /** One that still opens a registration on this brand. @throws ErroMartelo CONVITE_INVALIDO */
  aberto(hotsiteId: number, codigo: string): ReturnType<typeof abrir>;
  /**
   * Takes one of its uses. Of many at once no more than it is good for get one.
   * @throws ErroMartelo CONVITE_INVALIDO, CONVITE_DE_OUTRO_EMAIL
   */
  usar(
    hotsiteId: number,
    codigo: string,
    email: string,
  ): Promise<{ codigo: string; convidadoPor: string | null; grupos: readonly number[] }>;
}

const abrir = async (registros: Registros, agora: number, hotsiteId: number, codigo: string) => {
  const convite = codigoDoConvite.safeParse(codigo).success
    ? await registros.colecao(CONVITES).obterPor(SISTEMA, 'codigo', codigo)
    : null;
  const vale =
    convite !== null &&
    convite.hotsiteId === hotsiteId &&
    convite.removidoEm === undefined &&
    convite.situacao === 'ATIVO' &&
    (convite.expiraEm === null || Date.parse(convite.expiraEm) > agora) &&
    // A client's own link is not used up; how many count is asked where they are counted.
    (convite.convidadoPor !== null || convite.usos < convite.maximoUsos);
  if (!vale) throw new ErroMartelo('CONVITE_INVALIDO');
  return convite;
};

export function criarConvites(registros: Registros, agora: () => number): Convites {
  const colecao = registros.colecao(CONVITES);
  const aberto: Convites['aberto'] = (hotsiteId, codigo) => abrir(registros, agora(), hotsiteId, codigo);
  const marcarUso = async (convite: Convite): Promise<boolean> => {
    try {
      await colecao.salvar(SISTEMA, { ...convite, usos: convite.usos + 1 }, convite.revisao);
      return true;
    } catch (erro) {
      if (erro instanceof RevisaoDesatualizada) return false;
      throw erro;
    }
  };
  return {
    aberto,
    async usar(hotsiteId, codigo, email) {
      for (;;) {
        const convite = await aberto(hotsiteId, codigo);
        if (convite.email !== undefined && convite.email !== email)
          throw new ErroMartelo('CONVITE_DE_OUTRO_EMAIL');
        const { convidadoPor, grupos } = convite;
        // Of a client's link nothing runs out: nobody waits for anybody.
        if (convidadoPor === null && !(await marcarUso(convite))) continue;
        return { codigo, convidadoPor, grupos: convidadoPor === null ? grupos : [] };
      }
    },
  };
}
