import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { AgendamentoGuardado } from '@martelo/shared/pos-venda/agendamento';
import { LETRAS_DO_CODIGO, lerCodigo, TAMANHO_DO_CODIGO } from '@martelo/shared/pos-venda/codigo';

/**
 * The codes of pickups (P18). None is stored: each follows from the engine's secret, the pickup and the version of its code, so that
 * neither a copy of the records nor an export has any.
 */
export interface CodigosDeRetirada {
  de(agendamento: Chaveado): string;
  confere(agendamento: Chaveado, dito: string): boolean;
  /**
   * What the gate compares a code with when it has no network: slow to reckon, so that who has a list of them does not have the codes.
   * PBKDF2-SHA256, 32 bytes, base64url.
   */
  prova(agendamento: Chaveado, sal: string): Promise<string>;
}
type Chaveado = Pick<AgendamentoGuardado, 'versaoCodigo'> & { uid: string };

export const ITERACOES_DA_PROVA = 100_000;
const PROVAS_LEMBRADAS = 2_000;
const derivarLento = promisify(pbkdf2);
const CODIGOS = BigInt(LETRAS_DO_CODIGO.length) ** BigInt(TAMANHO_DO_CODIGO);

/** @param derivar a keyed hash under the engine's secret, separated by purpose */
export function criarCodigos(derivar: (proposito: string, texto: string) => Buffer): CodigosDeRetirada {
  const provas = new Map<string, Promise<string>>();
  const de = ({ uid, versaoCodigo }: Chaveado): string => {
    let resto = derivar('retirada', `${uid}:${versaoCodigo}`).readBigUInt64BE() % CODIGOS;
    let codigo = '';
    for (let i = 0; i < TAMANHO_DO_CODIGO; i++) {
      codigo += LETRAS_DO_CODIGO[Number(resto % BigInt(LETRAS_DO_CODIGO.length))];
      resto /= BigInt(LETRAS_DO_CODIGO.length);
    }
    return codigo;
  };
  return {
    de,
    confere(agendamento, dito) {
      const [certo, lido] = [Buffer.from(de(agendamento)), Buffer.from(lerCodigo(dito))];
      return certo.length === lido.length && timingSafeEqual(certo, lido);
    },
    prova(agendamento, sal) {
      const chave = `${sal}:${agendamento.uid}:${agendamento.versaoCodigo}`;
      const lembrada = provas.get(chave);
      if (lembrada !== undefined) return lembrada;
      if (provas.size >= PROVAS_LEMBRADAS) provas.delete(provas.keys().next().value as string);
      const nova = derivarLento(de(agendamento), sal, ITERACOES_DA_PROVA, 32, 'sha256').then((bytes) =>
        bytes.toString('base64url'),
      );
      provas.set(chave, nova);
      return nova;
    },
  };
}
