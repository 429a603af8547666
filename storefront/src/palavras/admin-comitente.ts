import type { PorModo } from '@martelo/shared/modo';

interface Nomes {
  osLotes: string;
  nenhumLote: string;
}

/** What the screens of consignors and their groups say. */
const palavras = ({ osLotes, nenhumLote }: Nomes) => ({
  comissoes: 'Comissão da casa',
  comissoesExplica: `Cada combinado vale para ${osLotes} que entram a partir do dia dele; os que já entraram ficam com o que valia.`,
  vale: 'Vale',
  vezes: { agora: 'Agora', depois: 'Ainda não', passou: 'Não mais: outra tomou o lugar' },
  semComissao: 'Nada combinado: tudo o que for vendido é do comitente.',
  combinar: 'Combinar comissão',
  contas: 'Contas bancárias dele',
  semContas: 'Nenhuma conta: não há para onde mandar o que é dele.',
  novaConta: 'Cadastrar conta',
  repasses: 'O que ele recebe',
  semRepasses: `${nenhumLote} dele foi vendido ainda.`,
  veiculos: 'Veículos dele',
  dele: `${osLotes.charAt(0).toUpperCase()}${osLotes.slice(1)} dele`,
  veja: 'Veja também',
  doGrupo: 'Comitentes do grupo',
  semComitentes: 'Nenhum comitente diz que é deste grupo. Escolha o grupo no cadastro do comitente.',
  novoComitente: 'Cadastrar comitente neste grupo',
});

export const ADMIN_COMITENTE: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras({ osLotes: 'os lotes', nenhumLote: 'Nenhum lote' }),
  loja: palavras({ osLotes: 'os produtos', nenhumLote: 'Nenhum produto' }),
};
