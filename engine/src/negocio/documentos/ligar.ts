import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { BoletoImpresso } from '@martelo/shared/impressos/boleto';
import { criarLimitador } from '../../api/limite.ts';
import type { Rota } from '../../api/rota.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';
import type { EnderecosDeDocumento } from '../../leituras/registros/endereco-de-documento.ts';
import type { ReciboDoVencedor } from '../provas/vencedor.ts';
import { criarCodigos } from '../retirada/codigo.ts';
import type { BeneficiarioDe } from '../vendas/beneficiario.ts';
import type { ComoCompras } from '../vendas/vista.ts';
import { compradorDe, compradorNoNumerado } from './comprador.ts';
import { criarConferir } from './conferir.ts';
import { criarImpressos } from './enderecos.ts';
import type { Especie } from './especie.ts';
import { especieBoleto } from './especies/boleto.ts';
import { especieExtrato } from './especies/extrato.ts';
import { especieNota } from './especies/nota.ts';
import { especieRetirada } from './especies/retirada.ts';
import { criarNotas } from './notas.ts';
import type { FontesDosImpressos } from './partes.ts';
import { rotasDosDocumentos } from './rotas.ts';

/** Tries in a row at what is ours, and how long until each is given back: twenty an hour. */
const TENTATIVAS = 20;
const DEVOLVE_MS = 3_600_000 / TENTATIVAS;

/** Printed documents, wired. */
export interface Documentos {
  rotas: Rota[];
  servicos: Pick<ServicosDaCasa, 'acertarNota'>;
  /** Path of a boleto's paper; null while there is none. */
  papelDoBoleto(pagamentoUid: string): Promise<string | null>;
  /** What it says; null likewise. */
  impressoDoBoleto(pagamentoUid: string): Promise<BoletoImpresso | null>;
}

/** The room of printed documents: kinds that open by an address, notas, receipts, and whether something is ours. */
export function ligarDocumentos({
  enderecos,
  derivar,
  hotsites,
  comoCompras,
  reciboDoVencedor,
  beneficiarioDe,
  emDia,
  limites,
  ...dadas
}: Omit<FontesDosImpressos, 'comprador' | 'compradorNoNumerado' | 'hotsitePorId'> & {
  hotsites: { porId(id: number): RegrasHotsite | null };
  enderecos: EnderecosDeDocumento;
  derivar(proposito: string, texto: string): Buffer;
  comoCompras: ComoCompras;
  reciboDoVencedor: ReciboDoVencedor;
  beneficiarioDe: BeneficiarioDe;
  emDia(): Promise<void>;
  /** False lifts the limit of tries. */
  limites: boolean;
}): Documentos {
  const { registros, siteDe, agora } = dadas;
  const hotsitePorId = hotsites.porId;
  const fontes: FontesDosImpressos = {
    ...{ ...dadas, hotsitePorId },
    comprador: (cliUid) => compradorDe(registros, cliUid),
    compradorNoNumerado: (cliUid) => compradorNoNumerado(registros, cliUid),
  };
  const codigos = criarCodigos(derivar);
  const especies = [
    especieExtrato({ ...fontes, comoCompras }),
    especieNota(fontes),
    especieBoleto(fontes),
    especieRetirada({ ...fontes, codigos }),
  ] as readonly Especie[];
  const impressos = criarImpressos({ registros, enderecos, especies, hotsitePorId, siteDe });
  const notas = criarNotas(fontes);
  const limitador = criarLimitador({
    ...{ capacidade: TENTATIVAS, reposicaoMs: DEVOLVE_MS, relogio: agora, ativo: limites },
  });
  const conferir = criarConferir({ registros, impressos, especies, beneficiarioDe, agora });
  return {
    servicos: { acertarNota: notas.acertar },
    rotas: rotasDosDocumentos({
      ...{ fontes, especies, impressos, notas, reciboDoVencedor, conferir, limitador, emDia },
    }),
    async papelDoBoleto(pagamentoUid) {
      const achado = await impressos.enderecoDe('boleto', pagamentoUid);
      return achado && `/boleto/${achado.hash}`;
    },
    async impressoDoBoleto(pagamentoUid) {
      const achado = await impressos.enderecoDe('boleto', pagamentoUid);
      return achado && ((await achado.impresso.dados(achado)) as BoletoImpresso);
    },
  };
}
