import type { ExemplosDeDados } from '../elemento.ts';
import type { ContatoDaMarca, DadosContato } from './dados.ts';

const marca: ContatoDaMarca = {
  endereco: 'Av. Paulista, 1000, Bela Vista, São Paulo, SP',
  telefone: '(11) 4002-8922',
  email: 'atendimento@leilo.example',
  coordenadas: { latitude: -23.5648, longitude: -46.6518 },
  blocos: null,
};

export const exemplos: ExemplosDeDados<DadosContato> = {
  cheio: { estado: 'ok', ...marca },
  vazio: {
    estado: 'ok',
    ...{
      endereco: null,
      telefone: null,
      email: null,
      coordenadas: { latitude: 0, longitude: 0 },
      blocos: null,
    },
  },
  longo: {
    estado: 'ok',
    ...marca,
    endereco:
      'Rodovia Presidente Juscelino Kubitschek de Oliveira, km 1.284, Galpões 12 a 17, Distrito Agroindustrial Norte, Vila Bela da Santíssima Trindade, MT',
    telefone: '+55 (65) 3259-1234, ramais 1001 a 1099',
    email: 'atendimento.especializado.pessoas.juridicas@regiao-centro-oeste.leiloes.exemplo.com.br',
  },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
