import { lazy, Suspense, useState } from 'react';
import { ADMIN_CLIENTE as P } from '../../../src/palavras/admin-cliente.ts';
import { Fatos } from '../../partes/Fatos.tsx';
import { Abrindo } from '../../ui/Abrindo.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { camposDe } from '../campos.ts';
import type { PropsDaAba } from '../cliente.ts';

/** It has a form in it, which is fetched when somebody changes something. */
const MudarCadastro = lazy(() => import('./MudarCadastro.tsx'));

const GRUPOS = {
  identidade: [
    ...['nome', 'razaoSocial', 'nomeFantasia', 'apelido', 'cpf', 'cnpj', 'dataNascimento', 'rg'],
    ...['orgaoExpeditor', 'inscricaoEstadual', 'nomeFazenda', 'quadroSocietario', 'rendaMensal'],
  ],
  contato: ['email', 'emailConfirmadoEm', 'telefone', 'telefoneConfirmadoEm', 'telefone2', 'telefone3'],
  endereco: ['endereco', 'endereco.cidade', 'endereco.estadoSigla'],
  conta: [
    ...['natureza', 'documento', 'habilitacaoSucata', 'motivoMudanca', 'observacaoInterna', 'convite.codigo'],
    ...['origem.fonte', 'ensaio', 'dataCadastro', 'updatedAt'],
  ],
} as const;

/** What a client said of themselves, in the order in which one looks for it. */
export default function Cadastro(props: PropsDaAba) {
  const { recurso, cliente } = props;
  const [mudando, mudar] = useState(false);
  const podeMudar = recurso.acoes.some(({ nome }) => nome === 'corrigir') && !cliente.eliminadoEm;
  if (mudando)
    return (
      <Suspense fallback={<Abrindo />}>
        <MudarCadastro {...props} aoFechar={() => mudar(false)} />
      </Suspense>
    );
  return (
    <>
      {podeMudar && (
        <Botao className="ao-fim" icone="pencil" onClick={() => mudar(true)}>
          {P.mudarCadastro}
        </Botao>
      )}
      <div className="fatos-em-colunas">
        {(Object.keys(GRUPOS) as (keyof typeof GRUPOS)[]).map((grupo) => (
          <Fatos
            key={grupo}
            titulo={P.grupos[grupo]}
            registro={cliente}
            campos={camposDe(recurso, GRUPOS[grupo])}
          />
        ))}
      </div>
    </>
  );
}
