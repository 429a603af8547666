import '../estilo/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lerConfiguracaoDoAdmin } from '../../src/admin/configuracao.ts';
import { VigiaDaSessao } from '../../src/sessao/VigiaDaSessao.tsx';
import { aplicarTema } from '../casca/aplicar-tema.ts';
import { ContextoDaSala } from '../sala/contexto.ts';
import { Celular } from './Celular.tsx';
import { Estudio } from './Estudio.tsx';
import { enderecoDoEstudio } from './endereco.ts';

aplicarTema();
const { marca, sessao } = lerConfiguracaoDoAdmin();
const onde = enderecoDoEstudio(location.pathname);
createRoot(document.getElementById('admin')!).render(
  <StrictMode>
    <ContextoDaSala value={{ marca }}>
      {onde.tela === 'camera' ? <Celular {...onde} /> : <Estudio leilaoUid={onde.leilaoUid} />}
      <VigiaDaSessao {...sessao} />
    </ContextoDaSala>
  </StrictMode>,
);
