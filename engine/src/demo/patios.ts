import { hash } from 'node:crypto';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { uuidv7De } from '@martelo/shared/identificador';
import { patioEscrita } from '@martelo/shared/patio';
import { AGENDA_PADRAO } from '@martelo/shared/pos-venda/agenda';
import type { z } from 'zod';
import { USUARIOS } from '../acesso/usuarios/registro.ts';
import { derivadosDoPatio, PATIOS } from '../casa/patio.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

const VISITACAO = `Visitação de segunda a sexta, das 9h às 16h, e na véspera do encerramento, das 9h às 12h.
Leve um documento com foto e use calçado fechado. Menores entram acompanhados.
É permitido ver e fotografar por dentro e por fora; não é permitido ligar o motor nem rodar com o veículo.`;

type Linha = [
  nome: string,
  cidade: string,
  estadoUf: 'SP' | 'GO' | 'PR' | 'MG' | 'PE',
  endereco: string,
  telefone: string,
  responsavel: string,
  latitude: number,
  longitude: number,
];

/** Where the demo's lots stand: the names are those of `lotes.ts`. */
export const LINHAS: readonly Linha[] = [
  [
    ...(['Pátio Guarulhos', 'Guarulhos', 'SP', 'Avenida das Indústrias, 1500, Cumbica'] as const),
    ...(['(11) 2440-1500', 'Marcos Tavares', -23.4356, -46.4731] as const),
  ],
  [
    ...(['Pátio Campinas', 'Campinas', 'SP', 'Rua Anhembi, 820, Distrito Industrial'] as const),
    ...(['(19) 3281-0820', 'Sílvia Moura', -22.9787, -47.1156] as const),
  ],
  [
    ...(['Pátio Goiânia', 'Goiânia', 'GO', 'Avenida Vera Cruz, 2300, Jardim Guanabara'] as const),
    ...(['(62) 3207-2300', 'Paulo Teles', -16.6253, -49.2133] as const),
  ],
  [
    ...(['Pátio Curitiba', 'Curitiba', 'PR', 'Rua João Bettega, 4100, Cidade Industrial'] as const),
    ...(['(41) 3347-4100', 'Denise Krüger', -25.507, -49.344] as const),
  ],
  [
    ...(['Pátio Betim', 'Betim', 'MG', 'Rua Olinto Ferreira, 960, Distrito Paulo Camilo'] as const),
    ...(['(31) 3591-0960', 'Geraldo Pires', -19.968, -44.198] as const),
  ],
  [
    ...(['Pátio Recife', 'Recife', 'PE', 'Avenida Doutor José Rufino, 1780, Curado'] as const),
    ...(['(81) 3251-1780', 'Ivone Lacerda', -8.08, -34.97] as const),
  ],
];

const NAS_FOTOS = ['caminhao-branco', 'sedan-prata', 'pickup-azul', 'onibus-amarelo', 'trator-verde'];

/** Keeping a lot costs from the sixth day on. Centavos. */
const AGENDA = {
  ...AGENDA_PADRAO,
  ...{ diasGratis: 5, valorDia: 3_500 },
  oQueLevar: 'Chave de roda e cabo para bateria\nGuincho ou carreta: veículos de leilão não saem rodando',
};

/** At how many of them, from the first, the demo's person of the yards stands. */
const DA_PESSOA = 2;

/** The same on every machine. */
export const uidDoPatio = (nome: string): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:patio:${nome}`));

/** The yards of the demo's lots, on both brands, the first two with the demo's person. Leaves alone what is there already. */
export async function criarPatiosDemo(registros: Registros): Promise<void> {
  const pessoa = await registros.colecao(USUARIOS).obterPor(SISTEMA, 'email', 'patio@demo.martelo');
  const patios = registros.colecao(PATIOS);
  for (const [n, linha] of LINHAS.entries()) {
    const [nome, cidade, estadoUf, endereco, telefone, responsavel, latitude, longitude] = linha;
    const uid = uidDoPatio(nome);
    if ((await patios.obter(SISTEMA, uid)) !== null) continue;
    const escrito: z.input<typeof patioEscrita> = {
      ...{ nome, cidade, estadoUf, endereco, telefone, responsavel, explicacaoVisitacao: VISITACAO },
      fotos: NAS_FOTOS.map(
        (_, i) => `/fotos/demo/${NAS_FOTOS[(n + i) % NAS_FOTOS.length]}-patio${n + 1}/1.webp`,
      ),
      coordenadas: { latitude, longitude },
      agenda: AGENDA,
    };
    await patios.inserir(SISTEMA, {
      ...patioEscrita.parse(escrito),
      ...derivadosDoPatio(patioEscrita.parse(escrito)),
      usuarios: pessoa !== null && n < DA_PESSOA ? [pessoa.uid] : [],
      direitos: [],
      ...{ uid, id: await registros.proximoId('patio'), hotsites: HOTSITES_DEMO.map(({ id }) => id) },
    });
  }
}
