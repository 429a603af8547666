import { HOTSITES_DEMO } from '@martelo/shared/demo';
import type { DadosDaMarca } from '../assistente/criar.ts';
import { PAGINAS_FIXAS } from '../assistente/obras.ts';
import { MARCA_NOVA } from '../palavras/marca-nova.ts';

const APARENCIA: Record<string, Partial<DadosDaMarca>> = {
  leilo: {
    corPrimaria: '#123a6b',
    corSecundaria: '#f29f05',
    corGradient1: '#0b2545',
    corGradient2: '#123a6b',
    corGradient3: '#1f6fb2',
    telefoneContato: '(11) 4002-8922',
    emailContato: 'atendimento@leilo.example',
    endereco: 'Av. Paulista, 1000, Bela Vista, São Paulo, SP',
    latitude: -23.5648,
    longitude: -46.6518,
  },
  pacto: {
    corPrimaria: '#f6e27a',
    corSecundaria: '#2b2f3a',
    corGradient1: '#fff6c9',
    corGradient2: '#f6e27a',
    corGradient3: '#e8c93b',
    telefoneContato: '(48) 3030-2020',
    emailContato: 'contato@pacto.example',
    endereco: 'Rua Felipe Schmidt, 500, Centro, Florianópolis, SC',
    latitude: -27.5969,
    longitude: -48.5495,
  },
};

/** The two demo brands, dressed. Their rules are the ones the engine's demo data was made for. */
export const marcasDemo = (): DadosDaMarca[] =>
  HOTSITES_DEMO.map((regras) => ({
    ...regras,
    legal: regras.legal ?? {},
    ...(APARENCIA[regras.subdominio] as DadosDaMarca),
    mensagemRodape: MARCA_NOVA[regras.tipo].rodape,
    redesSociais: (['Instagram', 'Facebook', 'YouTube'] as const).map((rede) => ({
      rede,
      url: `https://${rede.toLowerCase()}.com/${regras.subdominio}`,
    })),
    paginasFixas: [...PAGINAS_FIXAS],
  }));
