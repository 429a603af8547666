import { sorteador } from '@martelo/shared/acaso';
import { completarDocumento } from '@martelo/shared/documentos';
import type { PapelDeUsuario } from '@martelo/shared/papeis';
import type { Uf } from '@martelo/shared/uf';

export interface EquipeDemo {
  email: string;
  nome: string;
  papel: PapelDeUsuario;
}

/** The demo's accounts of the house and of who works with it, good for both brands. */
export const EQUIPE: readonly EquipeDemo[] = [
  { email: 'adm@demo.martelo', nome: 'Helena Prado', papel: 'Interno - ADM' },
  { email: 'mkt@demo.martelo', nome: 'Rafael Nogueira', papel: 'Interno - MKT' },
  { email: 'leiloeiro@demo.martelo', nome: 'Otávio Brandão', papel: 'Interno - Leiloeiro' },
  { email: 'sac@demo.martelo', nome: 'Beatriz Lacerda', papel: 'Interno - SAC' },
  { email: 'acerto@demo.martelo', nome: 'Cláudia Farias', papel: 'Interno - Acerto' },
  { email: 'patio@demo.martelo', nome: 'Marcos Tavares', papel: 'Interno - Pátio' },
  { email: 'comitente@demo.martelo', nome: 'Sérgio Vilela', papel: 'Interno - Comitente' },
  { email: 'transportadora@demo.martelo', nome: 'Wagner Bastos', papel: 'Externo - Transportadora' },
  { email: 'motorista@demo.martelo', nome: 'Joel Pacheco', papel: 'Externo - Motorista' },
];

export interface ClienteDemo {
  email: string;
  nome: string;
  apelido: string;
  cpf: string;
  telefone: string;
  endereco: {
    logradouro: string;
    numero: string;
    bairro: string;
    cidade: string;
    estadoSigla: Uf;
    cep: string;
  };
}

type Linha = [
  nome: string,
  apelido: string,
  logradouro: string,
  bairro: string,
  cidade: string,
  uf: Uf,
  cep: string,
  ddd: number,
];

const LINHAS: readonly Linha[] = [
  ['Ana Paula Ribeiro', 'ana.ribeiro', 'Rua das Acácias', 'Jardim América', 'Goiânia', 'GO', '74255-220', 62],
  ['Bruno Carvalho Lima', 'brunocl', 'Avenida Brasil', 'Centro', 'Campinas', 'SP', '13010-001', 19],
  ['Carla Menezes Souza', 'carla_ms', 'Rua XV de Novembro', 'Centro', 'Curitiba', 'PR', '80020-310', 41],
  ['Diego Fernandes Rocha', 'diegorocha', 'Rua da Aurora', 'Boa Vista', 'Recife', 'PE', '50050-000', 81],
  [
    'Elisa Monteiro Dias',
    'elisa.dias',
    'Rua dos Timbiras',
    'Lourdes',
    'Belo Horizonte',
    'MG',
    '30140-061',
    31,
  ],
  [
    'Felipe Araújo Campos',
    'felipe77',
    'Rua Voluntários da Pátria',
    'Botafogo',
    'Rio de Janeiro',
    'RJ',
    '22270-000',
    21,
  ],
  ['Gabriela Teixeira Nunes', 'gabitn', 'Avenida Ipiranga', 'Azenha', 'Porto Alegre', 'RS', '90160-091', 51],
  [
    'Henrique Barros Pinto',
    'hbpinto',
    'Avenida Sete de Setembro',
    'Barra',
    'Salvador',
    'BA',
    '40130-000',
    71,
  ],
  ['Isabela Correia Martins', 'isa.martins', 'Rua Augusta', 'Consolação', 'São Paulo', 'SP', '01305-000', 11],
];

/** `cliente1@` … `cliente9@demo.martelo`: one account on each brand, with a CPF that is valid and nobody's in particular. */
export const CLIENTES: readonly ClienteDemo[] = LINHAS.map(
  ([nome, apelido, logradouro, bairro, cidade, estadoSigla, cep, ddd], i) => {
    const sorte = sorteador(`pessoa-${i + 1}`);
    const digitos = (quantos: number) => Array.from({ length: quantos }, () => Math.floor(sorte() * 10));
    return {
      email: `cliente${i + 1}@demo.martelo`,
      nome,
      apelido,
      cpf: completarDocumento(digitos(9).join('')),
      telefone: `${ddd}9${digitos(8).join('')}`,
      endereco: { logradouro, numero: String(100 + i * 37), bairro, cidade, estadoSigla, cep },
    };
  },
);
