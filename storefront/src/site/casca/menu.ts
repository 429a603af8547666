import {
  ehInterno,
  PAPEIS_DO_PAINEL,
  PAPEIS_DOS_ACESSOS,
  QUEM_CONVIDA,
  QUEM_ENTREGA,
  QUEM_RESPONDE_TITULARES,
  QUEM_VALIDA_DOCUMENTOS,
} from '@martelo/shared/papeis';
import { ATORES } from '@martelo/shared/transicoes';
import { VALIDAM_PAGAMENTOS, VEEM_APROVACOES } from '../../acerto/papel.ts';
import { CAMINHO_DA_SALA, CAMINHO_DO_ADMIN } from '../../admin/caminho.ts';
import { RESPONDEM_CONDICIONAL } from '../../comitente/papel.ts';
import type { CASCA } from '../../palavras/casca.ts';
import { CAMINHO_DA_PORTARIA } from '../../patio/papel.ts';
import { CAMINHO_DO_SAC, CAMINHO_DOS_CONVITES, CAMINHO_DOS_TITULARES } from '../../sac/papel.ts';
import { CAMINHO_DA_TRANSPORTADORA, QUEM_BUSCA } from '../../transportadora/papel.ts';
import type { NomeIcone } from '../ui/Icone.tsx';

export interface EntradaDoMenu {
  href: string;
  rotulo: string;
  icone: NomeIcone;
}

/** Where anybody sees to how they come in: second factor, password, sessions. */
export const CAMINHO_DA_SEGURANCA = '/minha-conta/seguranca';

/** What stands under somebody's name: the pages that are open to them, and no others. */
export function menuDaConta(
  { cliente, roles, fatorPendente }: { cliente: boolean; roles: readonly string[]; fatorPendente: boolean },
  { palavras, painel }: { palavras: (typeof CASCA)['leilao']; painel: string },
): EntradaDoMenu[] {
  const seguranca: EntradaDoMenu = {
    href: CAMINHO_DA_SEGURANCA,
    rotulo: palavras.segurancaDaConta,
    icone: 'shield-check',
  };
  // Until they have the second factor they must have, nothing else is open to them.
  if (fatorPendente) return [seguranca];
  const tem = (papeis: readonly string[]) => papeis.some((papel) => roles.includes(papel));
  return [
    ...(ehInterno(roles)
      ? [{ href: CAMINHO_DO_ADMIN, rotulo: palavras.administracao, icone: 'layers' } as const]
      : []),
    ...(tem(ATORES.leiloeiro)
      ? [{ href: CAMINHO_DA_SALA, rotulo: palavras.salaDoLeiloeiro, icone: 'gavel' } as const]
      : []),
    ...(tem(RESPONDEM_CONDICIONAL)
      ? [{ href: '/comitente/condicionais', rotulo: palavras.vendasCondicionais, icone: 'timer' } as const]
      : []),
    ...(tem(VALIDAM_PAGAMENTOS)
      ? [{ href: '/acerto/comprovantes', rotulo: palavras.comprovantes, icone: 'banknote' } as const]
      : []),
    ...(tem(QUEM_VALIDA_DOCUMENTOS)
      ? [{ href: CAMINHO_DO_SAC, rotulo: palavras.documentosAConferir, icone: 'badge-check' } as const]
      : []),
    ...(tem(QUEM_RESPONDE_TITULARES)
      ? [{ href: CAMINHO_DOS_TITULARES, rotulo: palavras.titulares, icone: 'shield-check' } as const]
      : []),
    ...(tem(QUEM_CONVIDA)
      ? [{ href: CAMINHO_DOS_CONVITES, rotulo: palavras.convites, icone: 'user-plus' } as const]
      : []),
    ...(tem(VEEM_APROVACOES)
      ? [{ href: '/acerto/aprovacoes', rotulo: palavras.aprovacoes, icone: 'circle-check' } as const]
      : []),
    ...(tem(QUEM_ENTREGA)
      ? [{ href: CAMINHO_DA_PORTARIA, rotulo: palavras.portaria, icone: 'qr-code' } as const]
      : []),
    ...(tem(QUEM_BUSCA)
      ? [{ href: CAMINHO_DA_TRANSPORTADORA, rotulo: palavras.remocoes, icone: 'truck' } as const]
      : []),
    ...(tem(PAPEIS_DO_PAINEL)
      ? [{ href: painel, rotulo: palavras.painelDeConteudo, icone: 'layout-grid' } as const]
      : []),
    ...(cliente
      ? ([
          { href: '/cliente/meus-lances', rotulo: palavras.meusLances, icone: 'gavel' },
          { href: '/cliente/compras', rotulo: palavras.minhasCompras, icone: 'shopping-bag' },
          { href: '/cliente/favoritos', rotulo: palavras.favoritos, icone: 'heart' },
          { href: '/cliente/buscas', rotulo: palavras.buscas, icone: 'search' },
          { href: '/cliente/minha-pagina', rotulo: palavras.documentos, icone: 'file-text' },
          { href: '/cliente/avisos', rotulo: palavras.avisos, icone: 'bell' },
          { href: '/cliente/meu-perfil', rotulo: palavras.meuPerfil, icone: 'user' },
        ] as const)
      : []),
    ...(tem(PAPEIS_DOS_ACESSOS)
      ? [{ href: '/minha-conta/acessos', rotulo: palavras.acessosDeOutras, icone: 'key' } as const]
      : []),
    seguranca,
  ];
}
