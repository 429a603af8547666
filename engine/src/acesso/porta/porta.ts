import type { EscopoBloqueio } from '@martelo/shared/bloqueio';
import { type AreaDaPlataforma, entraNaManutencao } from '@martelo/shared/manutencao';
import type { Porta, RotaPedida } from '../../api/porta.ts';
import type { Acesso } from '../../records/records.ts';
import type { Bloqueios } from './bloqueios.ts';
import type { Manutencoes } from './manutencoes.ts';

interface Dependencias {
  bloqueios: Bloqueios;
  manutencoes: Manutencoes;
  aparelhoDaSessao(sid: string): Promise<string | null>;
}

/** The banks' and providers' notices, which prove where they come from, and what tells of the maintenance itself. */
const SEMPRE = /^\/v1\/(integracoes\/|manutencao\/estado$)/;
/** Who is who stays known: ADM and DEV log in, and nobody is logged out. A session opens nothing of what is closed. */
const DE_IDENTIDADE = /^\/(v1\/auth\/|v1\/jwks$|\.well-known\/)/;

/** The one place that every call goes through; sockets ask the same by `doSoquete`. */
export function criarPorta({ bloqueios, manutencoes, aparelhoDaSessao }: Dependencias): Porta {
  return {
    chegar({ hotsiteId, endereco, aparelho }, rota) {
      if (livre(rota)) return;
      bloqueios.exigir({ hotsiteId, endereco, aparelhos: [aparelho] }, escoposDe(rota));
    },
    async entrar({ hotsiteId, endereco, aparelho, daCasa }, acesso, rota) {
      const daSessao =
        acesso?.tipo === 'cliente' && acesso.sessao && bloqueios.haAparelhos()
          ? await aparelhoDaSessao(acesso.sessao)
          : null;
      if (daSessao !== null && !livre(rota))
        bloqueios.exigir({ hotsiteId, endereco, aparelhos: [daSessao] }, escoposDe(rota));
      const area = areaDe(rota, acesso);
      if (area !== null && !(daCasa && area === 'SITE')) manutencoes.exigirAberta(hotsiteId, area);
      return [aparelho, daSessao].filter((um) => um !== null);
    },
  };
}

/** What a connection is a part of. Null for whom nothing is closed. */
export function areaDoAcesso(acesso: Acesso | null): AreaDaPlataforma | null {
  if (acesso?.tipo === 'sistema') return null;
  if (acesso?.tipo === 'interno') return entraNaManutencao(acesso.papeis) ? null : 'ADMIN';
  return acesso?.tipo === 'cliente' ? 'CLIENTE' : 'SITE';
}

const livre = ({ guarda, caminho }: RotaPedida): boolean => guarda === 'servico' || SEMPRE.test(caminho);

const escoposDe = ({ escopo }: RotaPedida): EscopoBloqueio[] => ['TUDO', ...(escopo ? [escopo] : [])];

function areaDe(rota: RotaPedida, acesso: Acesso | null): AreaDaPlataforma | null {
  if (livre(rota) || DE_IDENTIDADE.test(rota.caminho)) return null;
  const sua = areaDoAcesso(acesso);
  if (sua === null) return null;
  const { escopo, guarda } = rota;
  if (escopo === 'LANCES') return 'LANCES';
  if (escopo === 'CADASTRO') return 'CLIENTE';
  // The house reads what is public as part of its work.
  if (sua === 'ADMIN') return Array.isArray(guarda) || guarda === 'interno' ? 'ADMIN' : null;
  return guarda === 'publica' ? 'SITE' : sua;
}
