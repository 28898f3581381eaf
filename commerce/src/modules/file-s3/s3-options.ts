import type { Environment } from '../../lib/environment'

/** Returns the options of `@medusajs/file-s3` for the bucket. */
export function buildS3Options(s3: NonNullable<Environment['s3']>) {
  return {
    file_url: s3.fileUrl,
    access_key_id: s3.accessKeyId,
    secret_access_key: s3.secretAccessKey,
    region: s3.region,
    bucket: s3.bucket,
    ...(s3.endpoint === undefined ? {} : { endpoint: s3.endpoint }),
    ...(s3.takesAcls ? {} : { acl: false as const }),
    // Passed on to the client of the AWS SDK.
    additional_client_config: { forcePathStyle: s3.forcePathStyle },
  }
}
