import type { DadosLegais } from '@martelo/shared/dados-legais';
import type { Extrato } from '@martelo/shared/extrato';
import { ORIENTACOES } from '@martelo/shared/pos-venda/orientacao';
import type { Marca } from '../services/marcas.ts';

export const HASH_EXEMPLO = 'Zm9vYmFyYmF6cXV4MTIzNA';

export const LEGAL_EXEMPLO: DadosLegais = {
  razaoSocial: 'Leilo Leilões e Intermediação Ltda.',
  cnpj: '12ABC34501DE35',
  endereco: 'Av. das Nações Unidas, 12.901, 8º andar, Brooklin, São Paulo, SP, 04578-000',
  telefone: '(11) 4000-1234',
  email: 'atendimento@leilo.com.br',
};

export const MARCA_EXEMPLO: Marca = {
  nome: 'Leilo',
  corPrimaria: '#0b3d91',
  telefone: '(11) 4000-1234',
  endereco: 'Av. das Nações Unidas, 12.901, São Paulo, SP',
  legal: LEGAL_EXEMPLO,
  logo: null,
};

/** A statement with `quantidade` lots, for tests and the benchmark: sums that add up, the same every time. */
export function extratoExemplo(quantidade = 1, mudancas: Partial<Extrato> = {}): Extrato {
  const vendas: Extrato['vendas'] = Array.from({ length: quantidade }, (_, i) => {
    const valorLance = 3_550_000 + i * 125_000;
    const despesas = [
      { nome: 'Comissão do leiloeiro (5%)', valor: valorLance / 20 },
      { nome: 'Despachante', valor: 45_000 },
      { nome: 'Remoção', valor: 32_050 },
    ];
    const totalDespesas = despesas.reduce((soma, linha) => soma + linha.valor, 0);
    return {
      id: 1042 + i,
      loteNumero: String(i + 1).padStart(3, '0'),
      loteNome: `Volkswagen Gol 1.0 MPI Track ${2015 + (i % 9)}`,
      detalhes: [
        { nome: 'Ano', valor: '2018/2019' },
        { nome: 'Cor', valor: 'Prata' },
        { nome: 'Km', valor: '68.412' },
        { nome: 'Final da placa', valor: '7' },
        { nome: 'Local', valor: 'Guarulhos, SP' },
      ],
      situacao: 'AguardandoPagamento',
      negociacao: 'Disputa',
      valorLance,
      despesas,
      totalDespesas,
      totalAPagar: valorLance + totalDespesas,
    };
  });
  const total = vendas.reduce((soma, venda) => soma + venda.totalAPagar, 0);
  const pago = 1_000_000;
  return {
    codigo: HASH_EXEMPLO.slice(-6),
    url: `http://leilo.localhost:3000/qrcode/extrato/${HASH_EXEMPLO}`,
    emitidoEm: '2026-11-21T17:05:09.000Z',
    hotsite: {
      id: 1,
      nome: 'Leilo',
      subdominio: 'leilo',
      tipo: 'leilao',
      corPrimaria: null,
      telefone: null,
      endereco: null,
      legal: LEGAL_EXEMPLO,
    },
    leilao: {
      nome: 'Leilão de Frota e Recuperados',
      data: '2026-11-21T17:00:00.000Z',
      leiloeiro: 'Joana d’Ávila Conceição',
      inscricao: 'JUCESP 1.234',
    },
    comprador: {
      nome: 'Maria Aparecida Gonçalves',
      documento: '529.982.247-25',
      email: 'maria.goncalves@exemplo.com.br',
      telefone: '(11) 98765-4321',
      endereco: 'Rua das Acácias, 120, ap. 34, Vila Mariana, São Paulo, SP, 04101-000',
    },
    vendas,
    itensExtras: [],
    valorDesconto: 0,
    pagamentos: [
      {
        uid: '01900000-0000-7000-8000-00000000000a',
        tipo: 'PIX',
        valor: pago,
        data: '2026-11-21T18:30:00.000Z',
        situacao: 'PAGO',
        observacao: 'Sinal',
      },
    ],
    total,
    pago,
    saldo: total - pago,
    dataPagamento: '2026-11-23T17:00:00.000Z',
    orientacao: ORIENTACOES.PAGAR,
    ...mudancas,
  };
}
