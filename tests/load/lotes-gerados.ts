import { sorteador } from '@martelo/shared/acaso';
import type { DocBusca } from '../../engine/src/leituras/busca/doc-busca.ts';

const VEICULOS: Record<string, [tipo: string, modelos: string[]]> = {
  Volkswagen: [
    'Carro',
    [
      'Gol 1.0',
      'Polo Comfortline 1.0 TSI',
      'Voyage 1.6',
      'T-Cross 200 TSI',
      'Saveiro Robust',
      'Nivus Highline',
    ],
  ],
  Fiat: [
    'Carro',
    ['Uno Mille', 'Palio Fire', 'Argo Drive 1.3', 'Mobi Like', 'Strada Freedom', 'Toro Volcano', 'Cronos'],
  ],
  Chevrolet: [
    'Carro',
    ['Onix LT 1.0', 'Prisma LTZ', 'Tracker Premier', 'S10 High Country', 'Celta Spirit', 'Spin Activ'],
  ],
  Honda: ['Moto', ['CG 160 Titan', 'Biz 125', 'CB 500F', 'NXR 160 Bros', 'PCX 150', 'XRE 300']],
  Yamaha: ['Moto', ['Fazer 250', 'Factor 150', 'MT-03', 'Lander 250', 'NMax 160']],
  Toyota: ['Carro', ['Corolla XEi 2.0', 'Hilux SRX', 'Etios X', 'Yaris XLS', 'SW4 Diamond']],
  'Mercedes-Benz': ['Caminhão', ['Atego 2426', 'Axor 2544', 'Accelo 1016', 'Actros 2651']],
  Scania: ['Caminhão', ['R 450 A6x2', 'G 420', 'P 310', 'R 540']],
  Marcopolo: ['Ônibus', ['Paradiso G7', 'Torino', 'Viale BRT']],
  Caterpillar: ['Equipamento', ['Escavadeira 320D', 'Motoniveladora 120K', 'Pá carregadeira 938']],
};
const IMOVEIS = ['Apartamento', 'Casa', 'Terreno', 'Galpão', 'Sala comercial', 'Sobrado', 'Chácara'];
const CIDADES =
  'São Paulo/SP Campinas/SP Santos/SP Sorocaba/SP Ribeirão Preto/SP Jundiaí/SP Joinville/SC Florianópolis/SC Blumenau/SC Itajaí/SC Curitiba/PR Londrina/PR Maringá/PR Porto Alegre/RS Caxias do Sul/RS Canoas/RS Rio de Janeiro/RJ Niterói/RJ Belo Horizonte/MG Uberlândia/MG Contagem/MG Vitória/ES Salvador/BA Feira de Santana/BA Recife/PE Olinda/PE Fortaleza/CE Natal/RN João Pessoa/PB Maceió/AL Goiânia/GO Anápolis/GO Brasília/DF Cuiabá/MT Campo Grande/MS Manaus/AM Belém/PA'
    .split(/(?<=\/[A-Z]{2}) /)
    .map((par) => par.split('/') as [string, string]);
const FRASES = [
  'Veículo recuperado de financiamento, vendido no estado em que se encontra, sem direito a reclamação posterior.',
  'Motor e câmbio não testados. Pneus em meia-vida. Pintura com avarias e amassados na lateral direita.',
  'Chave reserva e manual do proprietário presentes. Documentação em dia, IPVA pago até a data do leilão.',
  'Sinistro de pequena monta, com sucateamento descartado pela seguradora após vistoria cautelar.',
  'Imóvel ocupado; a desocupação é por conta do arrematante, que arca com condomínio e tributos em atraso.',
  'Área de serviço, banheiro social, cozinha planejada, duas vagas de garagem cobertas e varanda gourmet.',
  'Ar-condicionado, direção elétrica, vidros e travas elétricas, airbag duplo, freios ABS e multimídia.',
  'Visitação no pátio mediante agendamento, de segunda a sexta, em horário comercial, com documento de identidade.',
];
const CORES = ['Branco', 'Prata', 'Preto', 'Cinza', 'Vermelho', 'Azul', 'Amarelo', 'Verde'];
const BAIRROS = [
  'Centro',
  'Jardim América',
  'Vila Nova',
  'Santa Mônica',
  'Boa Vista',
  'Itinga',
  'São João',
  'Industrial',
];
const SITUACOES = [
  'LIBERADO_LEILAO',
  'LIBERADO_LEILAO',
  'LIBERADO_LEILAO',
  'AO_VIVO',
  'AG_PAGAMENTO',
  'NAO_ARREMATADO',
  'PAGO',
] as const;

/** Lots as an auction house of vehicles and real estate has them, always the same ones. A third of them is also on brand 2. */
export function* lotesGerados(quantos: number): Generator<DocBusca> {
  const sortear = sorteador(20_261_121);
  const um = <T>(opcoes: readonly T[]): T => opcoes[Math.floor(sortear() * opcoes.length)]!;
  const inteiro = (de: number, ate: number) => de + Math.floor(sortear() * (ate - de));
  const marcas = Object.keys(VEICULOS);
  const inicio = Date.UTC(2026, 10, 1);
  for (let i = 1; i <= quantos; i += 1) {
    const imovel = sortear() < 0.3;
    const marca = imovel ? null : um(marcas);
    const [tipo, modelos] = marca === null ? (['Imóvel', IMOVEIS] as const) : VEICULOS[marca]!;
    const modelo = um(modelos);
    const [cidade, uf] = um(CIDADES);
    const bairro = um(BAIRROS);
    const ano = imovel ? null : inteiro(1998, 2027);
    const area = `${inteiro(28, 900)},${inteiro(10, 99)} m²`;
    const leilao = inteiro(0, 120);
    yield {
      uid: `lote-${i}`,
      id: i,
      hotsites: i % 3 === 0 ? [1, 2] : [1],
      leilaoUid: `leilao-${leilao}`,
      leilaoNome: `Leilão ${imovel ? 'de imóveis' : 'de veículos'} ${leilao}`,
      nome: imovel ? `${modelo} ${area} – ${bairro}, ${cidade}/${uf}` : `${marca} ${modelo} ${ano}`,
      descricao: `${um(FRASES)} ${um(FRASES)} ${um(FRASES)} Chassi final ${inteiro(1000, 9999)}. Processo ${i}.`,
      numero: String((i % 900) + 1),
      posicao: (i % 900) + 1,
      tipo,
      marca,
      modelo: imovel ? null : modelo,
      anoModelo: ano,
      anos: ano === null ? null : String(ano),
      km: imovel ? null : inteiro(0, 300_000),
      cor: imovel ? null : um(CORES),
      cidade,
      uf,
      bairro: imovel ? bairro : null,
      patio: imovel ? null : `Pátio ${cidade}`,
      situacao: um(SITUACOES),
      prioridade: sortear() < 0.02 ? inteiro(1, 10) : 0,
      valor: inteiro(50, 40_000) * 5_000,
      qtdLances: inteiro(0, 60),
      dataInicio: new Date(inicio).toISOString(),
      dataFim: new Date(inicio + inteiro(0, 60 * 86_400) * 1000).toISOString(),
    };
  }
}
