import { enderecoCompleto } from '@martelo/shared/cliente';
import { formatarData } from '@martelo/shared/datas';
import { formatarCnpj, formatarCpf } from '@martelo/shared/documentos';
import { formatarParticipacao, ROTULOS_PAPEL_SOCIETARIO } from '@martelo/shared/quadro-societario';
import { SAC } from '../palavras/sac.ts';
import estilo from './sac.module.css';
import type { CadastroVisto } from './usar-detalhe.ts';

/** What the client says of themselves, to hold the picture against. */
export function Cadastro({ cadastro }: { cadastro: CadastroVisto }) {
  const { nome, razaoSocial, cpf, cnpj, rg, orgaoExpeditor, dataNascimento, endereco, dataCadastro } =
    cadastro;
  const { quadroSocietario = [] } = cadastro;
  const linhas = [
    [SAC.dados.nome, nome],
    [SAC.dados.razaoSocial, razaoSocial],
    [SAC.dados.cpf, cpf && formatarCpf(cpf)],
    [SAC.dados.cnpj, cnpj && formatarCnpj(cnpj)],
    [SAC.dados.rg, rg],
    [SAC.dados.orgaoExpeditor, orgaoExpeditor],
    [SAC.dados.dataNascimento, dataNascimento && formatarData(`${dataNascimento}T12:00:00Z`)],
    [SAC.dados.endereco, endereco && enderecoCompleto(endereco)],
    [SAC.dados.dataCadastro, dataCadastro && formatarData(dataCadastro)],
  ].filter((linha): linha is [string, string] => Boolean(linha[1]));
  return (
    <section>
      <h3>{SAC.cadastro}</h3>
      <dl className={estilo.fatos}>
        {linhas.map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {quadroSocietario.length > 0 && (
        <>
          <h4>{SAC.socios}</h4>
          <ul className={estilo.outros}>
            {quadroSocietario.map(({ cpf: doSocio, nome: socio, papel, participacao, representante }) => (
              <li key={doSocio}>
                <strong>{socio}</strong>
                <span className={estilo.suave}>
                  {[
                    formatarCpf(doSocio),
                    ROTULOS_PAPEL_SOCIETARIO[papel],
                    ...(participacao === 0 ? [] : [formatarParticipacao(participacao)]),
                    ...(representante ? [SAC.representa] : []),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={estilo.suave}>{SAC.aConsultaFica}</p>
    </section>
  );
}
