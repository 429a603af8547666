import { PAPEIS_DO_PAINEL, PAPEIS_DOS_ACESSOS } from '@martelo/shared/papeis';
import { RESPONDEM_CONDICIONAL } from '../../comitente/papel.ts';
import type { NomeIcone } from '../ui/Icone.tsx';

export interface EntradaDoMenu {
  href: string;
  rotulo: string;
  icone: NomeIcone;
}

/** What stands under somebody's name: the pages that are open to them, and no others. */
export function menuDaConta(
  { cliente, roles, fatorPendente }: { cliente: boolean; roles: readonly string[]; fatorPendente: boolean },
  { lances, painel }: { lances: string; painel: string },
): EntradaDoMenu[] {
  const seguranca: EntradaDoMenu = {
    href: '/minha-conta/seguranca',
    rotulo: 'Segurança da conta',
    icone: 'shield-check',
  };
  // Until they have the second factor they must have, nothing else is open to them.
  if (fatorPendente) return [seguranca];
  const tem = (papeis: readonly string[]) => papeis.some((papel) => roles.includes(papel));
  return [
    ...(tem(RESPONDEM_CONDICIONAL)
      ? [{ href: '/comitente/condicionais', rotulo: 'Vendas condicionais', icone: 'timer' } as const]
      : []),
    ...(tem(PAPEIS_DO_PAINEL)
      ? [{ href: painel, rotulo: 'Painel de conteúdo', icone: 'layout-grid' } as const]
      : []),
    ...(cliente
      ? ([
          { href: '/cliente/meus-lances', rotulo: lances, icone: 'gavel' },
          { href: '/cliente/compras', rotulo: 'Minhas compras', icone: 'shopping-bag' },
        ] as const)
      : []),
    ...(tem(PAPEIS_DOS_ACESSOS)
      ? [{ href: '/minha-conta/acessos', rotulo: 'Acessos de outras contas', icone: 'key' } as const]
      : []),
    seguranca,
  ];
}
