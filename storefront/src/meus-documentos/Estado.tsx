import { EM_VALIDACAO, type SituacaoDocumento } from '@martelo/shared/situacao-documento';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import type { NomeIcone } from '../site/ui/Icone.tsx';
import { Selo, type Tom } from '../site/ui/Selo.tsx';

const COMO: Record<SituacaoDocumento, { tom: Tom; icone: NomeIcone }> = {
  Cadastrado: { tom: 'neutro', icone: 'camera' },
  [EM_VALIDACAO]: { tom: 'alerta', icone: 'clock' },
  Aprovado: { tom: 'ganhando', icone: 'circle-check' },
  Divergente: { tom: 'superado', icone: 'triangle-exclamation-point' },
};

/** Where a document stands, in a word. */
export const Estado = ({ situacao }: { situacao: SituacaoDocumento }) => (
  <Selo {...COMO[situacao]}>{MEUS_DOCUMENTOS.estados[situacao]}</Selo>
);
