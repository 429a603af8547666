import { lerConfiguracaoDoAdmin } from '../../src/admin/configuracao.ts';
import { VigiaDaSessao } from '../../src/sessao/VigiaDaSessao.tsx';
import { ContextoDaSala } from './contexto.ts';
import { Escolher } from './Escolher.tsx';
import { enderecoDaSala } from './endereco.ts';
import { Mesa } from './Mesa.tsx';
import { Telao } from './Telao.tsx';

/** The sale room's own screens: which one its address says. A change of it is another page. */
export function Sala() {
  const { marca, sessao } = lerConfiguracaoDoAdmin();
  const onde = enderecoDaSala(location.pathname);
  return (
    <ContextoDaSala value={{ marca }}>
      {onde.tela === 'telao' ? (
        <Telao leiUid={onde.leiUid} />
      ) : onde.tela === 'mesa' ? (
        <Mesa leiUid={onde.leiUid} soAcompanha={onde.soAcompanha} />
      ) : (
        <Escolher />
      )}
      {/* A screen on the wall is nobody's idle session. */}
      {onde.tela !== 'telao' && <VigiaDaSessao {...sessao} />}
    </ContextoDaSala>
  );
}
