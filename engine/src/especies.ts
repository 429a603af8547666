import { fileURLToPath } from 'node:url';
import { CLIENTES } from './acesso/clientes/registro.ts';
import { HOTSITES } from './acesso/marcas/hotsites.ts';
import { BLOQUEIOS_DE_FATOR } from './acesso/usuarios/bloqueio-de-fator.ts';
import { USUARIOS } from './acesso/usuarios/registro.ts';
import type { QualquerRecurso } from './api/recurso/declaracao.ts';
import type { Tela } from './api/recurso/metadados.ts';
import { lerRecursos } from './api/recurso/recursos.ts';
import { CONFIGURACOES_DE_AVISOS } from './avisos/configuracoes.ts';
import { ENTREGAS } from './avisos/entregas.ts';
import type { ServicosDaCasa } from './casa/servicos.ts';
import { AGENDAMENTOS } from './leituras/registros/agendamento.ts';
import { VENDAS } from './leituras/registros/venda.ts';
import { VENDAS_DA_SALA } from './leituras/registros/venda-da-sala.ts';
import { TELA_DE_LEILOES } from './negocio/leilao/tela.ts';
import { TELA_DA_LISTA_DE_LOTES, TELA_DE_LOTES } from './negocio/lote/tela.ts';
import { TELA_DE_LANCES } from './negocio/provas/tela.ts';

const CASA = fileURLToPath(new URL('./casa', import.meta.url));

/** Every kind of record that there is: the house's, and those that are declared beside rules of their own. */
export const lerEspecies = async (): Promise<QualquerRecurso<ServicosDaCasa>[]> => [
  ...(await lerRecursos<ServicosDaCasa>(CASA)),
  ...[BLOQUEIOS_DE_FATOR, USUARIOS, CLIENTES, HOTSITES, VENDAS, VENDAS_DA_SALA, AGENDAMENTOS],
  ...[ENTREGAS, CONFIGURACOES_DE_AVISOS],
];

/** What the back office lists besides: not kept as records by their own calls. */
export const TELAS: readonly Tela[] = [
  TELA_DE_LEILOES,
  TELA_DE_LOTES,
  TELA_DA_LISTA_DE_LOTES,
  TELA_DE_LANCES,
];

/** Those of them that are looked at live. */
export const TELAS_AO_VIVO = TELAS.flatMap(({ recurso, aoVivo }) => (aoVivo ? [{ recurso, ...aoVivo }] : []));
